/** Drawings made here that are uploaded to an account and shared through links, each in its own file beside its game. */
import { type Project, targetsOf } from '../project.ts'

/** For one drawing, as written by the device. */
export const drawingBytes = 64 * 1024
/** For one game. */
export const maxDrawings = 8
/** For one account in total, so that everything fits into one export. */
export const maxDrawingBytes = 8 * 1024 * 1024
/** In pixels; two per stage unit. */
export const maxDrawingPoints = 960 * 720
export const longestDrawingSide = 960

/** A drawing is named after its content, as in Scratch. */
const drawingName = /^[0-9a-f]{32}\.png$/

export function isDrawingName(name: string): boolean {
  return drawingName.test(name)
}

/**
 * Pictures of a game that may be drawings, without duplicates. Photos have the same kind of name: the device knows which it
 * drew.
 */
export function possibleDrawings(project: Project): string[] {
  const names = targetsOf(project).flatMap(({ costumes }) => costumes.map(({ picture }) => picture))
  return [...new Set(names)].filter(isDrawingName)
}
