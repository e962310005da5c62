import { createPortal } from 'react-dom'
import type { Level } from '@ankur/games/levels'
import { plantFor, type PlantName, plantTitle } from '@ankur/games/garden/plants'
import { useLanguage } from '../../platform/language.tsx'
import type { PlayedGame } from '../played-games.ts'
import { messagesOf } from '../../platform/messages.ts'
import { Plant } from './plants/plant.tsx'

const gardenWords = messagesOf('games/game-page', 'gameGarden')

/** When a level is finished for the first time: the new plant, visible and announced with the fact above it. */
export function NewPlant({ game, level }: { game: PlayedGame; level: Level }) {
  const { in_garden } = gardenWords.use()
  const { language } = useLanguage()
  const plant = plantFor(game, level)
  const [before, after] = in_garden.split('{plant}')
  return (
    <>
      <Plant name={plant} />
      {game === 'number_stacking' && <InScene plant={plant} />}
      <span id="new-plant">
        {before}
        <b>{plantTitle(plant, language)}</b>
        {after}
      </span>
    </>
  )
}

/** Beside the tower there is room for it in the picture too. */
function InScene({ plant }: { plant: PlantName }) {
  const scene = document.querySelector('.scene')
  if (!scene) return null
  return createPortal(
    <span className="grown-plant decoration grows">
      <Plant name={plant} />
    </span>,
    scene,
  )
}
