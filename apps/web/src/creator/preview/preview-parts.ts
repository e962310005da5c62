import { previewOf } from '@ankur/blocks/preview'
import type { Block, Project } from '@ankur/blocks/project'
import type { PictureSense } from '../sensing/sense.ts'
import { PreviewCard } from './preview-card.tsx'
import { PreviewGhost } from './preview-ghost.tsx'

/** Shared by all previews: drawing every picture of a large game again for each added block takes longer than a frame. */
let sense: PictureSense | undefined

/** The pixel data of pictures, if the block depends on it, directly or through a custom block of the game. */
async function sensed(project: Project, block: Block, ofGame: PictureSense | null): Promise<Partial<PictureSense['world']>> {
  const text = JSON.stringify(block)
  const depends = /"(sensing_\w*touching|motion_ifonedge)/.test(text) || (ofGame !== null && text.includes('"procedures_call"'))
  if (!depends) return {}
  try {
    const { pictureSense } = await import('../sensing/sensing-parts.ts')
    sense ??= pictureSense()
    await sense.ready(project)
    return sense.world
  } catch {
    return {}
  }
}

/** Loaded by the first press on "Show me". */
export const previewParts = { PreviewCard, PreviewGhost, previewOf, sensed }
