import { photosOf } from '@ankur/talk/edit-board'
import { boardStore } from '../board-store.ts'
import { removeFiles } from '../talk-files.ts'

/**
 * Photos and recordings of words and boards that were deleted go when the adults' side is opened the next time: until then
 * a change can be undone, and a board that was replaced comes back with everything for 30 days.
 */
export async function clearUnusedFiles(): Promise<void> {
  if (!boardStore.isKept()) return
  const { boards, former } = boardStore.load()
  const all = [...boards, ...former.map(({ board }) => board)]
  const photos = new Set(all.flatMap(photosOf))
  const voices = all.map(({ id }) => `voice-${id}-`)
  const isUnused = (id: string) =>
    id.startsWith('voice-') ? !voices.some((start) => id.startsWith(start)) : id.startsWith('photo-') && !photos.has(id)
  await removeFiles(isUnused).catch(() => {})
}
