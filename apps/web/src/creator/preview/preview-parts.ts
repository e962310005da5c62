import { previewOf } from '@ankur/blocks/preview'
import type { Block, Project } from '@ankur/blocks/project'
import type { PictureSense } from '../sensing/sense.ts'
import { PreviewCard } from './preview-card.tsx'
import { PreviewGhost } from './preview-ghost.tsx'

/** The pixel data of pictures, if the game or the block needs it: also for a block that is in no game yet. */
async function sensed(project: Project, block: Block, ofGame: PictureSense | null): Promise<Partial<PictureSense['world']>> {
  if (!ofGame && !/"(sensing_\w*touching|motion_ifonedge)/.test(JSON.stringify(block))) return {}
  try {
    const { pictureSense } = await import('../sensing/sensing-parts.ts')
    const sense = pictureSense()
    await sense.ready(project)
    return sense.world
  } catch {
    return {}
  }
}

/** Loaded by the first press on "Show me". */
export const previewParts = { PreviewCard, PreviewGhost, previewOf, sensed }
