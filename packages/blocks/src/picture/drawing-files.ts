/** Drawings made here that go to an account and through links, each a file of its own beside its game. */
import { type Project, targetsOf } from '../project.ts'

/** Of one drawing, as the device wrote it. */
export const drawingBytes = 64 * 1024
/** Of one game. */
export const mostDrawings = 8
/** Of one account together, so that all of it fits into one export. */
export const mostDrawingBytes = 8 * 1024 * 1024
/** In points; two to a unit of the stage. */
export const mostDrawingPoints = 960 * 720
export const longestDrawingSide = 960

/** A drawing is named after its content, as Scratch names any picture. */
const drawingName = /^[0-9a-f]{32}\.png$/

export function isDrawingName(name: string): boolean {
  return drawingName.test(name)
}

/** Pictures of a game that may be drawings, each once. Photos look the same from here: the device knows which it drew. */
export function possibleDrawings(project: Project): string[] {
  const names = targetsOf(project).flatMap(({ costumes }) => costumes.map(({ picture }) => picture))
  return [...new Set(names)].filter(isDrawingName)
}
