import type { Level } from '@ankur/games/level'
import { plantFor, plantTitle } from '@ankur/games/garden/plants'
import { useLanguage } from '../../platform/language.tsx'
import type { PlayedGame } from '../played-games.ts'
import { gardenWords } from './garden-words.ts'
import { Plant } from './plants/plant.tsx'

/** At the first end of a level: what has grown, to be seen and heard with the fact above it. */
export function NewPlant({ game, level }: { game: PlayedGame; level: Level }) {
  const { in_garden } = gardenWords.use()
  const { language } = useLanguage()
  const plant = plantFor(game, level)
  const [before, after] = in_garden.split('{plant}')
  return (
    <>
      <Plant name={plant} />
      <span id="new-plant">
        {before}
        <b>{plantTitle(plant, language)}</b>
        {after}
      </span>
    </>
  )
}
