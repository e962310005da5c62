/** Drawings of a game in the account: each is uploaded and downloaded once, under the name of its content. */
import { useEffect } from 'react'
import { possibleDrawings } from '@ankur/blocks/picture/drawing-files'
import type { DrawingNames, SentDrawing } from '@ankur/blocks/project-contract'
import type { Project } from '@ankur/blocks/project'
import { fromBase64 } from '@ankur/blocks/sb3/base64'
import { getJson, putJson } from '../../../platform/api.ts'
import { drawingsThatGo, storeFiles, loadFiles } from '../../files/stored-files.ts'
import { showPictures } from '../../stage/pictures-shown.ts'
import { loadGame } from './account-calls.ts'
import { parseProjectContent } from '@ankur/blocks/project-file'

const pathOf = (id: string) => `/api/projects/${id}/drawings`

/** Throws when one cannot be sent. */
export async function sendDrawings(id: string, project: Project): Promise<void> {
  await loadFiles(possibleDrawings(project))
  const going = drawingsThatGo(project)
  if (going.length === 0) return
  const { items } = await getJson<DrawingNames>(pathOf(id))
  const missing = await loadFiles(going.filter((name) => !items.includes(name)))
  // One after the other: the signal may be weak.
  for (const [name, bytes] of missing) await putJson(`${pathOf(id)}/${name}`, { png: toBase64(bytes) })
}

/** Stores those that this device does not have. */
export async function bringDrawings(id: string, project: Project): Promise<void> {
  const possible = possibleDrawings(project)
  const there = await loadFiles(possible)
  if (there.size === possible.length) return
  const { items } = await getJson<DrawingNames>(pathOf(id))
  const missing = possible.filter((name) => !there.has(name) && items.includes(name))
  const brought = new Map<string, Uint8Array>()
  for (const name of missing) brought.set(name, fromBase64((await getJson<SentDrawing>(`${pathOf(id)}/${name}`)).png))
  await storeFiles(brought, { areDrawn: true })
  showPictures(brought)
}

/** A game copied from one of the account has the same drawings. */
export async function copyDrawings(from: string, to: string): Promise<void> {
  const parsed = parseProjectContent((await loadGame(from)).data)
  if (!parsed.ok) return
  await bringDrawings(from, parsed.project)
  await sendDrawings(to, parsed.project)
}

/**
 * The open game is in the account: drawings from another device are downloaded. Without the network their places stay
 * empty.
 */
export function useDrawingsOfAccount(id: string | undefined, project: Project): void {
  const names = possibleDrawings(project).join(' ')
  useEffect(() => {
    if (id !== undefined && names !== '') bringDrawings(id, project).catch(() => {})
    // Only the names matter here, not the whole game.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, names])
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
