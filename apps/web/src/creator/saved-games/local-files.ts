import { type Project, targetsOf } from '@ankur/blocks/project'
import { drawingsThatGo } from '../files/drawn-files.ts'

/**
 * Pictures and sounds that never leave this device with a game. Our own have no file extension, and drawings are uploaded.
 */
export function hasLocalFiles(project: Project): boolean {
  const going = new Set(drawingsThatGo(project))
  return filesOf(project).some((name) => !going.has(name))
}

/** All files of the game, including drawings. */
export function hasFiles(project: Project): boolean {
  return filesOf(project).length > 0
}

function filesOf(project: Project): string[] {
  return targetsOf(project)
    .flatMap(({ costumes, sounds }) => [...costumes.map(({ picture }) => picture), ...sounds.map(({ file }) => file)])
    .filter((name) => name.includes('.'))
}
