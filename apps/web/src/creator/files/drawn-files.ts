/** Which pictures of this device were drawn here, by the names of their content. Known of those that were read or made on this page. */
import { mostDrawings, possibleDrawings } from '@ankur/blocks/picture/drawing-files'
import type { Project } from '@ankur/blocks/project'

const drawn = new Set<string>()

export function noteDrawn(name: string): void {
  drawn.add(name)
}

export function isDrawn(name: string): boolean {
  return drawn.has(name)
}

/** Drawings of a game that go along with it, as many as there may be. */
export function drawingsThatGo(project: Project): string[] {
  return possibleDrawings(project).filter(isDrawn).slice(0, mostDrawings)
}
