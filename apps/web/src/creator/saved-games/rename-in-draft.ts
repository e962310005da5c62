import type { ListedProject } from '@ankur/blocks/project-contract'
import { draftKey } from '../../platform/kept-games.ts'
import { loadStored, parseJson, saveStored } from '../../platform/storage.ts'
import { parseKeptAs } from '../kept-as.ts'

/** The editor of this phone has the game open: a new name given elsewhere on it is no change by another device. */
export function renameInDraft(id: string, { name, version }: ListedProject): void {
  const draft = parseJson(loadStored(draftKey))
  if (typeof draft !== 'object' || draft === null || !('keptAs' in draft)) return
  const keptAs = parseKeptAs(draft.keptAs)
  const { account } = keptAs
  if (account?.id !== id || account.version !== version - 1) return
  saveStored(draftKey, JSON.stringify({ ...draft, keptAs: { ...keptAs, name, account: { ...account, version } } }))
}
