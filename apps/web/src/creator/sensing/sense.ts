import type { World } from '@ankur/blocks/machine/state'
import type { Project } from '@ankur/blocks/project'

/** What a page can tell of the pictures of a game. */
export interface PictureSense {
  readonly world: Pick<World, 'shapeOf' | 'colors'>
  /** Whether the pictures of this game are here; the first call asks for them. */
  readonly isReadyFor: (project: Project) => boolean
  readonly ready: (project: Project) => Promise<void>
}
