/**
 * The pixel data of the pictures of a game, for sensing blocks: touching, colours, edges, presses. Loaded by games with such
 * blocks, and by the colour picker for one.
 */
import { colorSense } from '@ankur/blocks/machine/scene/colors'
import { rectangle } from '@ankur/blocks/machine/scene/shape'
import { type Costume, type Project, targetsOf } from '@ankur/blocks/project'
import { pictureSources } from '../effects/picture-sources.ts'
import { byDay } from '../stage/shown-sprites.ts'
import { pictureShapes } from './picture-shapes.ts'
import type { PictureSense } from '../stage/runner.ts'
import { mainColors } from '@ankur/blocks/picture/main-colors'

export function pictureSense(): PictureSense {
  const waiting = new Set<() => void>()
  const sources = pictureSources(() => {
    for (const look of waiting) look()
  })
  const shapes = pictureShapes()
  const sourceOf = (costume: Costume) => sources.of(byDay(costume))
  let prepared: Project | null = null
  const isReadyFor = (project: Project) => {
    const costumes = targetsOf(project).flatMap((target) => target.costumes)
    if (prepared !== project) {
      sources.look()
      shapes.keepOnly(costumes)
      prepared = project
    }
    // All are requested at once.
    return costumes.map(sourceOf).every((source) => source !== null)
  }
  return {
    isReadyFor,
    ready: (project) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isReadyFor(project)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    world: {
      shapeOf(costume, effects) {
        const source = sourceOf(costume)
        return source ? shapes.of(costume, source, effects) : rectangle(costume)
      },
      colors: colorSense,
    },
  }
}

/** As many as a child can choose from. */
const maxColors = 12
/** Initially shown pictures come before the others. */
const maxPictures = 40

/** The main colours of the pictures of a game, as colour sensing detects them. */
export async function colorsOf(project: Project): Promise<string[]> {
  const sense = pictureSense()
  await sense.ready(project)
  const targets = targetsOf(project)
  const first = targets.flatMap(({ costumes, costume }): Costume[] => costumes.slice(costume, costume + 1))
  const costumes = new Set([...first, ...targets.flatMap((target) => target.costumes)])
  const shapes = [...costumes].slice(0, maxPictures).flatMap((costume) => sense.world.shapeOf?.(costume, new Map()) ?? [])
  return mainColors(shapes, maxColors)
}
