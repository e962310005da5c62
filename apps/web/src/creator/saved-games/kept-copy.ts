/** A game that came by a link goes to the editor as a copy. It waits in this tab alone; the sender's stays as it is. */
import type { Project } from '@ankur/blocks/project'
import { keepFiles } from '../files/kept-files.ts'

const key = 'ankur-copy'

/** `drawn` are its drawings, which the editor shows. */
export async function keepCopy(project: Project, name: string, drawn: ReadonlyMap<string, Uint8Array>): Promise<void> {
  // Without room for them their places stay empty.
  await keepFiles(drawn, { areDrawn: true }).catch(() => {})
  try {
    sessionStorage.setItem(key, JSON.stringify({ name, data: { ankur: 1, project } }))
  } catch {
    // Without room the editor opens with the family's own game.
  }
  location.assign('/create?copy=open')
}

/** What waits, once. */
export function takeCopy(): unknown {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return kept === null ? null : JSON.parse(kept)
  } catch {
    return null
  }
}
