/** The pose of a picture on the stage. Lengths are in stage units. */

export interface Heading {
  readonly cos: number
  readonly sin: number
  /** For the picture as Scratch rotates it, in single precision. */
  readonly drawnCos: number
  readonly drawnSin: number
}

export interface Pose {
  /** One picture's width and height as they lie on the stage, from its lower right corner: Scratch draws it turned by half a circle. */
  acrossX: number
  acrossY: number
  upX: number
  upY: number
  /** From the actor's position to the picture's middle. */
  middleX: number
  middleY: number
  halfWidth: number
  halfHeight: number
  /** Around the opaque part, from the middle; null until asked for. */
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
