import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Level } from '@ankur/games/levels'
import { plantFor, type PlantName, plantTitle } from '@ankur/games/garden/plants'
import { useLanguage } from '../../platform/language.tsx'
import type { PlayedGame } from '../played-games.ts'
import { messagesOf } from '../../platform/messages.ts'

const gardenWords = messagesOf('games/game-page', 'gameGarden')

/** From every file in `plants/`, by the names in `beds`. */
export const drawings: Readonly<Record<PlantName, ReactNode>> = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>(['./plants/*.tsx', '!./plants/parts.tsx'], { eager: true, import: 'plants' })),
)

/** One full-grown plant. Its name is set by the parent element. */
export function Plant({ name }: { name: PlantName }) {
  return (
    <svg className="plant" viewBox="0 0 80 100" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  )
}

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
