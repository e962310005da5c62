/** A copy of a shared game for the editor. It is stored in this tab only; the sender's game does not change. */
import type { Project } from '@ankur/blocks/project'
import { storeFiles } from '../files/stored-files.ts'

const key = 'ankur-copy'

/** `drawn` are its drawings, which the editor shows. */
export async function storeCopy(project: Project, name: string, drawn: ReadonlyMap<string, Uint8Array>): Promise<void> {
  // Without storage space their places stay empty.
  await storeFiles(drawn, { areDrawn: true }).catch(() => {})
  try {
    sessionStorage.setItem(key, JSON.stringify({ name, data: { ankur: 1, project } }))
  } catch {
    // Without storage space the editor opens with the family's own game.
  }
  location.assign('/create?copy=open')
}

/** Returns the pending copy, once. */
export function takeCopy(): unknown {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return kept === null ? null : JSON.parse(kept)
  } catch {
    return null
  }
}
