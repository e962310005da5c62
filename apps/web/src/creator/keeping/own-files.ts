import { type Project, targetsOf } from '@ankur/blocks/project'

/** Pictures and sounds that came from elsewhere and are on this device only. Our own drawings have no ending in their names. */
export function hasOwnFiles(project: Project): boolean {
  return targetsOf(project).some(
    ({ costumes, sounds }) =>
      costumes.some(({ picture }) => picture.includes('.')) || sounds.some(({ file }) => file.includes('.')),
  )
}
