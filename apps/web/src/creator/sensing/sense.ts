import type { World } from '@ankur/blocks/machine/state'
import type { Project } from '@ankur/blocks/project'

/** The pixel data of the pictures of a game. */
export interface PictureSense {
  readonly world: Pick<World, 'shapeOf' | 'colors'>
  /** Whether the pictures of this game are loaded; the first call requests them. */
  readonly isReadyFor: (project: Project) => boolean
  readonly ready: (project: Project) => Promise<void>
}
