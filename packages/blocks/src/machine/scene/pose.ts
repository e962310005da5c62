/** The pose of a picture on the stage. Lengths are in stage units. */

export interface Heading {
  readonly cos: number
  readonly sin: number
  /** Scratch's rotation matrix for the picture, in single precision. */
  readonly drawnCos: number
  readonly drawnSin: number
}

export interface Pose {
  /**
   * The width and height vectors of the picture on the stage, from its lower right corner: Scratch draws it rotated by half
   * a turn.
   */
  acrossX: number
  acrossY: number
  upX: number
  upY: number
  /** From the actor's position to the picture's centre. */
  middleX: number
  middleY: number
  halfWidth: number
  halfHeight: number
  /** The opaque part relative to the centre; null until it is needed. */
  tight: Box | null
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface Glide {
  readonly fromX: number
  readonly fromY: number
  readonly toX: number
  readonly toY: number
}
