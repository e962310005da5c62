import { photosOf } from '@ankur/talk/edit-board'
import { parsePersonalBoard } from '@ankur/talk'
import { hiddenBoards } from '../players/index.ts'
import { boardStore } from './board-store.ts'
import { removeFiles } from './talk-files.ts'
import { keepUseOf } from './use-log.ts'

/**
 * Photos and recordings of deleted words and boards are removed when the adults' side is opened the next time: until then a
 * change can be undone, and a replaced board can be restored completely for 30 days. So is the count of the words used on
 * them. False if files may still be there.
 */
export async function removeUnusedFiles(): Promise<boolean> {
  if (!boardStore.isKept()) return false
  const { boards, former } = boardStore.load()
  const hidden = hiddenBoards().flatMap((board) => parsePersonalBoard(board) ?? [])
  const all = [...boards, ...former.map(({ board }) => board), ...hidden]
  const photos = new Set(all.flatMap(photosOf))
  const voices = all.map(({ id }) => `voice-${id}-`)
  const isUnused = (id: string) =>
    id.startsWith('voice-') ? !voices.some((start) => id.startsWith(start)) : id.startsWith('photo-') && !photos.has(id)
  const ids = new Set(all.map(({ id }) => id))
  keepUseOf((board) => ids.has(board))
  return await removeFiles(isUnused).then(
    () => true,
    () => false,
  )
}
