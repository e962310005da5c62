import type { Sprite } from '../project.ts'

/** As they are, when Scratch takes them so; else counted anew from the back. */
export function layersOf(sprites: readonly Sprite[]): number[] {
  const layers = sprites.map(({ layer }) => layer)
  const areFine = layers.every((layer) => Number.isSafeInteger(layer) && layer >= 1) && new Set(layers).size === layers.length
  if (areFine) return layers
  const fromBack = sprites.toSorted((one, other) => one.layer - other.layer)
  return sprites.map((sprite) => fromBack.indexOf(sprite) + 1)
}
