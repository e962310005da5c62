/** Saves a drawing of a game: named after its content, re-encoded, and stored once. */
import { drawingBytes, isDrawingName, maxDrawingBytes, maxDrawings, possibleDrawings } from '@ankur/blocks/picture/drawing-files'
import { parseProjectFile } from '@ankur/blocks/project-file'
import { md5 } from '@ankur/blocks/sb3/md5'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteUnshown, drawingNames, insertDrawing, sumOfDrawings } from './drawing-store.ts'
import { rebuiltPng } from './rebuilt-png.ts'
import { findProject, lockFamily } from './store.ts'

interface DrawingUpload {
  readonly projectId: string
  readonly name: string
  /** Base64. */
  readonly png: string
}

export async function addDrawing(
  { db, clock }: Platform,
  userId: string,
  { projectId, name, png }: DrawingUpload,
): Promise<void> {
  const bytes = Buffer.from(png, 'base64')
  if (bytes.length > drawingBytes) throw new Refusal(413, 'project_too_large', { mostBytes: drawingBytes })
  const rebuilt = isDrawingName(name) ? await rebuiltPng(bytes) : null
  // A drawing that the server sent before keeps its name; re-encoding it gives the same bytes.
  const isNamed = rebuilt !== null && (`${md5(bytes)}.png` === name || rebuilt.equals(bytes))
  if (!isNamed) throw new Refusal(422, 'invalid_input', { fields: ['png'] })
  const at = new Date(clock.nowMs())
  await db.transaction(async (tx) => {
    if (!(await lockFamily(tx, userId))) throw new Refusal(401, 'no_session')
    const game = await findProject(tx, userId, projectId, at)
    if (!game) throw new Refusal(404, 'not_found')
    const parsed = parseProjectFile(game.data)
    const shown = parsed.ok ? possibleDrawings(parsed.project) : []
    // Only drawings that the game shows, so that accounts cannot be used to store other files.
    if (!shown.includes(name)) throw new Refusal(422, 'invalid_input', { fields: ['name'] })
    await deleteUnshown(tx, userId, projectId, shown)
    const there = await drawingNames(tx, userId, projectId)
    if (there.includes(name)) return
    const hasRoom = there.length < maxDrawings && (await sumOfDrawings(tx, userId)) + rebuilt.length <= maxDrawingBytes
    if (!hasRoom) throw new Refusal(409, 'too_many_projects', { most: maxDrawings, mostBytes: maxDrawingBytes })
    await insertDrawing(tx, { userId, projectId, name, png: rebuilt, at })
  })
}
