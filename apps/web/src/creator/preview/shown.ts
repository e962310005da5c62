import type { Preview } from '@ankur/blocks/preview'
import type { Block, Project, Sprite } from '@ankur/blocks/project'

/** A block, and what it would do. */
export interface Shown {
  /** Where it was asked for: the button that is pressed. */
  readonly key: string
  readonly block: Block
  /** As it stands on the stage now. */
  readonly sprite: Sprite
  readonly preview: Preview
  readonly project: Project
}
