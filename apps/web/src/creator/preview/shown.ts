import type { Preview } from '@ankur/blocks/preview'
import type { Block, Project, Sprite } from '@ankur/blocks/project'

/** A block and its effect. */
export interface PreviewTarget {
  /** Where it was requested: the pressed button. */
  readonly key: string
  readonly block: Block
  /** Its current state on the stage. */
  readonly sprite: Sprite
  readonly preview: Preview
  readonly project: Project
  /** Drawn for a moment after a block was added; nothing is announced. */
  readonly isGlimpse?: true | undefined
  /** For a palette block: adds it to the script. */
  readonly add?: (() => void) | undefined
  /** Its spoken text, if the label does not read well. */
  readonly spoken?: string | undefined
}
