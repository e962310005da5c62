import { fill } from '@ankur/content'
import type { ChildList } from '@ankur/screening/child-contract'
import { nameApart } from '@ankur/screening/name-apart'
import { getJson } from '../platform/api.ts'
import { chosenLanguage } from '../platform/chosen-language.ts'
import { messageLoader } from '../platform/load-messages.ts'

const loadWords = messageLoader('children/children', 'children')

/** The displayed names of the account's children, by their ids, for use outside a page. */
export async function loadChildNames(): Promise<ReadonlyMap<string, string>> {
  const [{ items }, words] = await Promise.all([getJson<ChildList>('/api/children'), loadWords(chosenLanguage())])
  return new Map(items.map((child, at) => [child.id, nameApart(items, child) ?? fill(words.nameless, { n: at + 1 })]))
}
