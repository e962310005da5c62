/** A game that came by a link goes to the editor as a copy. It waits in this tab alone; the sender's stays as it is. */
import type { Project } from '@ankur/blocks/project'

const key = 'ankur-copy'

export function keepCopy(project: Project, name: string): void {
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
