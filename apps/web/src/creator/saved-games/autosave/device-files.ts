/** Pictures and sounds that lie beside games: those that no kept game shows any more make room. */
import { withStore } from '../../../platform/storage/device-database.ts'
import { filesStore, historyStore } from '../../../platform/storage/kept-games.ts'
import { loadDraft } from '../../draft.ts'
import { earlierStates } from './device-states.ts'

const lock = 'ankur-games'

/**
 * Once for each page, and only where no other window has a game open: one that is being brought in there has its pictures
 * before it is kept. Afterwards this page is such a window itself. A browser without locks keeps all.
 */
export async function tidyFiles(): Promise<void> {
  if (!('locks' in navigator)) return
  await navigator.locks.request(lock, { ifAvailable: true }, async (alone) => alone && (await forgetUnused()))
  void navigator.locks.request(lock, { mode: 'shared' }, () => new Promise(() => {}))
}

async function forgetUnused(): Promise<void> {
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

/** A file's name is made from its content, so a text that holds it speaks of that file. */
export function unusedFiles(names: readonly string[], kept: { texts: readonly string[]; files: readonly string[] }): string[] {
  const used = new Set(kept.files)
  return names.filter((name) => !used.has(name) && !kept.texts.some((text) => text.includes(name)))
}
