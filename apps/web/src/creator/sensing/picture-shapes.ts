/** The shapes of pictures, computed on first use and cached while there is room. */
import { rectangle, type Shape } from '@ankur/blocks/machine/scene/shape'
import { pictureShape, shapeSize, shapeWithEffects } from '@ankur/blocks/picture/picture-shape'
import type { Costume } from '@ankur/blocks/project'
import type { Source } from '../effects/picture-sources.ts'

export interface PictureShapes {
  readonly of: (costume: Costume, source: Source, effects: ReadonlyMap<string, number>) => Shape
  /** Those of other pictures are removed. */
  readonly keepOnly: (costumes: readonly Costume[]) => void
}

/** Two pixels for each unit of a whole stage. */
const maxPoints = 960 * 720
const mostBytes = 32 * 1024 * 1024
const maxEffects = 32
/** If a removed one is needed again within this time, all get a lower resolution. */
const soonMs = 1000
const coarsest = 64

interface CachedShape {
  readonly source: Source
  readonly shape: Shape
  readonly bytes: number
  readonly withEffects: Map<string, Shape>
  usedMs: number
}

export function pictureShapes(): PictureShapes {
  const kept = new Map<Costume, CachedShape>()
  let bytes = 0
  let coarseness = 1
  const drop = (costume: Costume) => {
    bytes -= kept.get(costume)?.bytes ?? 0
    kept.delete(costume)
  }
  const makeRoom = (nowMs: number) => {
    while (bytes > mostBytes) {
      const [oldest, { usedMs }] = [...kept].reduce((one, other) => (other[1].usedMs < one[1].usedMs ? other : one))
      if (nowMs - usedMs < soonMs && coarseness < coarsest) {
        coarseness *= 4
        for (const costume of kept.keys()) drop(costume)
      } else drop(oldest)
    }
  }
  const keep = (costume: Costume, source: Source): CachedShape => {
    drop(costume)
    const made = newCachedShape(costume, source, shapeSize(costume, maxPoints / coarseness))
    kept.set(costume, made)
    bytes += made.bytes
    makeRoom(made.usedMs)
    return made
  }
  return {
    of(costume, source, effects) {
      const found = kept.get(costume)
      const { shape, withEffects } = found?.source === source ? found : keep(costume, source)
      if (found) found.usedMs = performance.now()
      return effects.size > 0 ? changed(shape, withEffects, { costume, effects }) : shape
    },
    keepOnly(costumes) {
      const wanted = new Set(costumes)
      for (const costume of kept.keys()) if (!wanted.has(costume)) drop(costume)
      if (kept.size === 0) coarseness = 1
    },
  }
}

function newCachedShape(
  costume: Costume,
  source: Source,
  size: { readonly width: number; readonly height: number },
): CachedShape {
  const bytes = size.width * size.height * 4
  return { source, shape: shapeOf(costume, source, size), bytes, withEffects: new Map(), usedMs: performance.now() }
}

function shapeOf(
  costume: Costume,
  { image }: Source,
  { width, height }: { readonly width: number; readonly height: number },
): Shape {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return rectangle(costume)
  context.drawImage(image, 0, 0, width, height)
  return pictureShape(context.getImageData(0, 0, width, height), costume)
}

function changed(
  shape: Shape,
  withEffects: Map<string, Shape>,
  { costume, effects }: { readonly costume: Costume; readonly effects: ReadonlyMap<string, number> },
): Shape {
  const wanted = shapeWithEffects(shape, costume, effects)
  if (!wanted) return shape
  const found = withEffects.get(wanted.key)
  if (found) return found
  if (withEffects.size >= maxEffects) withEffects.clear()
  const made = wanted.make()
  withEffects.set(wanted.key, made)
  return made
}
