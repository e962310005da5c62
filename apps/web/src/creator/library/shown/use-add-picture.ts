import { fill } from '@ankur/content'
import { wearCostume } from '@ankur/blocks/edit-pictures'
import { addSprite } from '@ankur/blocks/edit-sprites'
import type { Costume } from '@ankur/blocks/project'
import { creatorWords } from '../../creator-words.ts'
import { useRunner } from '../../stage/use-runner.ts'
import { showKeptPictures } from '../../stage/pictures-shown.ts'
import { useCreator } from '../../use-creator.ts'
import { useNumbers } from '../../use-numbers.ts'
import { freePlace } from '../free-place.ts'
import type { LibraryUse } from '../library-use.ts'
import { libraryWords } from './library-words.ts'
import { costumesOf } from '../picture-list.ts'

/** One press puts a picture on the stage, and chooses it; or the chosen sprite wears it. */
export function useAddPicture(use: LibraryUse): (costume: Costume) => void {
  const words = libraryWords.use()
  const creator = creatorWords.use()
  const { project, sprite, edit } = useCreator()
  const numbers = useNumbers()
  const runner = useRunner()
  return (costume) => {
    if (use === 'costume' && sprite) {
      const said = fill(words.now_looks, { name: sprite.name, picture: costume.name })
      edit(wearCostume(project, sprite.id, costume), { said, otherwise: creator.cannot_add })
      // What a run left would hide it.
      runner.backToStart()
      return
    }
    const at = freePlace(project)
    const costumes = costumesOf(costume, { walk: words.pose_walk, wave: words.pose_wave })
    const after = addSprite(project, { name: costume.name, costumes, ...at })
    // The poses lie in a file that a search may not have fetched.
    showKeptPictures(after).catch(() => {})
    const added = after.sprites.at(-1)
    const said = fill(words.picture_here, { name: added?.name ?? '', ...numbers.shown(at) })
    edit(after, { said, otherwise: creator.cannot_add, sprite: added?.id ?? '', block: null })
  }
}
