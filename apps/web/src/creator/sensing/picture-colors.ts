import { mainColors } from '@ankur/blocks/picture/main-colors'
import { type Costume, type Project, targetsOf } from '@ankur/blocks/project'
import { pictureSense } from './picture-sense.ts'

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
