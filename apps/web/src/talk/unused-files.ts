import { photosOf } from '@ankur/talk/edit-board'
import { parsePersonalBoard } from '@ankur/talk'
import { hiddenBoards } from '../players/index.ts'
import { boardStore } from './board-store.ts'
import { removeFiles } from './talk-files.ts'

/**
 * Photos and recordings of deleted words and boards are removed when the adults' side is opened the next time: until then a
 * change can be undone, and a replaced board can be restored completely for 30 days.
 */
export async function removeUnusedFiles(): Promise<void> {
  if (!boardStore.isKept()) return
  const { boards, former } = boardStore.load()
  const hidden = hiddenBoards().flatMap((board) => parsePersonalBoard(board) ?? [])
  const all = [...boards, ...former.map(({ board }) => board), ...hidden]
  const photos = new Set(all.flatMap(photosOf))
  const voices = all.map(({ id }) => `voice-${id}-`)
  const isUnused = (id: string) =>
    id.startsWith('voice-') ? !voices.some((start) => id.startsWith(start)) : id.startsWith('photo-') && !photos.has(id)
  await removeFiles(isUnused).catch(() => {})
}
