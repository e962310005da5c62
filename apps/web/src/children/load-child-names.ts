import { fill } from '@ankur/content'
import type { children } from '@ankur/content/words/en/children/children'
import type { ChildList } from '@ankur/screening/child-contract'
import { nameApart } from '@ankur/screening/name-apart'
import { getJson } from '../platform/api.ts'
import { chosenLanguage } from '../platform/chosen-language.ts'
import { loadMessages } from '../platform/load-messages.ts'
import { childrenFiles } from './children-words.ts'

/** The displayed names of the account's children, by their ids, for use outside a page. */
export async function loadChildNames(): Promise<ReadonlyMap<string, string>> {
  const [{ items }, words] = await Promise.all([
    getJson<ChildList>('/api/children'),
    loadMessages<typeof children>(childrenFiles, chosenLanguage()),
  ])
  return new Map(items.map((child, at) => [child.id, nameApart(items, child) ?? fill(words.nameless, { n: at + 1 })]))
}
