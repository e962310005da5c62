import type { Sprite } from '../project.ts'

/** Unchanged if they are valid for Scratch; otherwise renumbered from the back. */
export function layersOf(sprites: readonly Sprite[]): number[] {
  const layers = sprites.map(({ layer }) => layer)
  const areFine = layers.every((layer) => Number.isSafeInteger(layer) && layer >= 1) && new Set(layers).size === layers.length
  if (areFine) return layers
  const fromBack = sprites.toSorted((one, other) => one.layer - other.layer)
  return sprites.map((sprite) => fromBack.indexOf(sprite) + 1)
}
