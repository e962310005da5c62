import type { Preview } from '@ankur/blocks/preview'
import type { Block, Project, Sprite } from '@ankur/blocks/project'

/** A block, and what it would do. */
export interface PreviewTarget {
  /** Where it was asked for: the button that is pressed. */
  readonly key: string
  readonly block: Block
  /** As it stands on the stage now. */
  readonly sprite: Sprite
  readonly preview: Preview
  readonly project: Project
  /** Drawn for a moment after a block was added; nothing is said of it. */
  readonly isGlimpse?: true | undefined
  /** Of a block of the palette: puts it into the script. */
  readonly add?: (() => void) | undefined
  /** How it is read aloud, where its words do not read well. */
  readonly spoken?: string | undefined
}
