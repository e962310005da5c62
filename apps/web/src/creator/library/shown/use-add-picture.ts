import { fill } from '@ankur/content'
import { addAndShowCostume } from '@ankur/blocks/edit/edit-pictures'
import { addSprite } from '@ankur/blocks/edit/edit-sprites'
import type { Costume, Project } from '@ankur/blocks/project'
import { placeOf, useRunner } from '../../stage/runner.ts'
import { showStoredPictures } from '../../stage/pictures-shown.ts'
import { useCreator } from '../../use-creator.ts'
import type { LibraryUse } from '../../shell/dialog-requests.ts'
import { costumesOf } from '../picture-list.ts'
import { messagesOf } from '../../../platform/messages.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const libraryWords = messagesOf('creator/library', 'creatorLibrary')

const step = 40
const last = 160
/** At this distance two pictures are both visible; below the minimum one covers the other. */
const distances = [2 * step, step / 2]

/** In the middle, otherwise further right, where it covers nothing; rows below once the right edge is near. */
export function freePlace({ sprites }: Pick<Project, 'sprites'>): { x: number; y: number } {
  for (const distance of distances) {
    const isTaken = (x: number, y: number) =>
      sprites.some((each) => Math.abs(each.x - x) < distance && Math.abs(each.y - y) < distance)
    for (let y = 0; y >= -3 * step; y -= step) {
      for (let x = 0; x <= last; x += step) if (!isTaken(x, y)) return { x, y }
    }
  }
  return { x: 0, y: 0 }
}

/** One press puts a picture on the stage and selects it; or it becomes a costume of the selected sprite. */
export function useAddPicture(use: LibraryUse): (costume: Costume) => void {
  const words = libraryWords.use()
  const creator = creatorWords.use()
  const { project, sprite, edit } = useCreator()
  const runner = useRunner()
  return (costume) => {
    if (use === 'costume' && sprite) {
      const message = fill(words.now_looks, { name: sprite.name, picture: costume.name })
      edit(addAndShowCostume(project, sprite.id, costume), { message, otherwise: creator.cannot_add })
      // The stage state of a run would hide it.
      runner.backToStart()
      return
    }
    // Where they start, and where the last run has left them.
    const left = project.sprites.map((each) => ({ ...each, ...placeOf(runner.actorOf(each.id)) }))
    const at = freePlace({ sprites: [...project.sprites, ...left] })
    const costumes = costumesOf(costume, { walk: words.pose_walk, wave: words.pose_wave })
    const after = addSprite(project, { name: costume.name, costumes, ...at })
    // The poses are in a file that a search may not have loaded.
    showStoredPictures(after).catch(() => {})
    const added = after.sprites.at(-1)
    const message = fill(words.picture_here, { name: added?.name ?? '' })
    edit(after, { message, otherwise: creator.cannot_add, sprite: added?.id ?? '', block: null })
  }
}
