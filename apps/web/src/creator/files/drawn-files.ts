/** The pictures drawn on this device, by their content names. Known for those that were read or made on this page. */
import { maxDrawings, possibleDrawings } from '@ankur/blocks/picture/drawing-files'
import type { Project } from '@ankur/blocks/project'

const drawn = new Set<string>()

export function noteDrawn(name: string): void {
  drawn.add(name)
}

export function isDrawn(name: string): boolean {
  return drawn.has(name)
}

/** The drawings of a game that are uploaded with it, up to the limit. */
export function drawingsThatGo(project: Project): string[] {
  return possibleDrawings(project).filter(isDrawn).slice(0, maxDrawings)
}
