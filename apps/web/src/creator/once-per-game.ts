import { allBlocks, type Block, type Project } from '@ankur/blocks/project'

/** Games are immutable: what is computed from one is computed once, however often it is asked for. */
export function oncePerGame<T>(compute: (project: Project) => T): (project: Project) => T {
  const known = new WeakMap<Project, T>()
  return (project) => {
    const found = known.get(project) ?? compute(project)
    known.set(project, found)
    return found
  }
}

export const hasBlock = (isSuch: (block: Block) => boolean) => oncePerGame((project) => allBlocks(project).some(isSuch))
