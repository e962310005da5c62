import { allBlocks, type Project } from '@ankur/blocks/project'
import type { OpenGame } from '../use-creator.ts'
import { hasFiles } from './local-files.ts'

/** Games that can be created again at any time, as long as they are unchanged. */
export const untouched = new WeakSet<Project>()

/** More than the cat of every new game. */
export function isWorthSaving({ project, identity }: OpenGame): boolean {
  if (untouched.has(project)) return false
  return (
    identity.name !== '' ||
    identity.account !== null ||
    project.sprites.length !== 1 ||
    allBlocks(project).length > 0 ||
    hasFiles(project)
  )
}
