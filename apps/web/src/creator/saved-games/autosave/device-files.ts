/** Garbage collection of pictures and sounds: those that no stored game uses any more are removed. */
import { withStore } from '../../../platform/storage/device-database.ts'
import { filesStore, historyStore } from '../../../platform/storage/game-stores.ts'
import { loadDraft } from '../../draft.ts'
import { earlierStates } from './device-states.ts'

const lock = 'ankur-games'

/**
 * Once per page, and only if no other window has a game open: one that is being imported there has its pictures before it
 * is stored. Afterwards this page is such a window itself. A browser without locks removes nothing.
 */
export async function tidyFiles(): Promise<void> {
  if (!('locks' in navigator)) return
  await navigator.locks.request(lock, { ifAvailable: true }, async (alone) => alone && (await deleteUnused()))
  void navigator.locks.request(lock, { mode: 'shared' }, () => new Promise(() => {}))
}

async function deleteUnused(): Promise<void> {
  const names = await withStore(filesStore, 'readonly', (files) => files.getAllKeys())
  if (names.length === 0) return
  const history = await withStore<unknown[]>(historyStore, 'readonly', (steps) => steps.getAll())
  const states = await earlierStates()
  const unused = unusedFiles(names.map(String), {
    texts: [loadDraft() ?? '', JSON.stringify(history)],
    files: states.flatMap(({ files }) => files),
  })
  if (unused.length === 0) return
  await withStore(filesStore, 'readwrite', (files) => unused.map((name) => files.delete(name))[0] as IDBRequest<undefined>)
}

/** A file's name is a hash of its content, so a text that contains it refers to that file. */
export function unusedFiles(names: readonly string[], kept: { texts: readonly string[]; files: readonly string[] }): string[] {
  const used = new Set(kept.files)
  return names.filter((name) => !used.has(name) && !kept.texts.some((text) => text.includes(name)))
}
