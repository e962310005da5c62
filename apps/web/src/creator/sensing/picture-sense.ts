/** The pixel data of the pictures of a game, for sensing blocks: touching, colours, edges, presses. */
import { colorSense } from '@ankur/blocks/machine/scene/colors'
import { rectangle } from '@ankur/blocks/machine/scene/shape'
import { type Costume, type Project, targetsOf } from '@ankur/blocks/project'
import { pictureSources } from '../effects/picture-sources.ts'
import { byDay } from '../stage/shown-sprites.ts'
import { pictureShapes } from './picture-shapes.ts'
import type { PictureSense } from './sense.ts'

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
