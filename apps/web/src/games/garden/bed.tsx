import { memo } from 'react'
import { languages } from '@ankur/content'
import { levels, type Level } from '@ankur/games/levels'
import { plantFor, plantNames, plantTitle, type GardenGame, type PlantName } from '@ankur/games/garden/plants'
import { ListenHere } from '../../listen/index.ts'
import { useLanguage } from '../../platform/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { messagesOf } from '../../platform/messages.ts'
import { listedGame, type PlayedGame } from '../played-games.ts'
import { progressStore } from '../progress.ts'
import { Friend } from './friend.tsx'
import { Plant } from './plant.tsx'

const gamesWords = messagesOf('sets', 'gamePages')

export interface PlantChoice {
  readonly game: GardenGame
  readonly plant: PlantName
}

interface Props {
  game: PlayedGame
  grown: readonly Level[]
  /** The plant of this bed whose name is shown. */
  chosen: PlantChoice | null
  onChoose: (choice: PlantChoice) => void
}

/**
 * The bed of one game with its character. Every level has its own place, so that nothing moves when a plant is added. A press
 * renders only its bed and the one with the last name, so that the name appears at once.
 */
export const Bed = memo(function Bed({ game, grown, chosen, onChoose }: Props) {
  const { games } = gamesWords.use()
  const { language } = useLanguage()
  const plants = levels.map((level) => ({ level, plant: plantFor(game, level), isHere: grown.includes(level) }))
  const at = plants.findIndex(({ plant }) => plant === chosen?.plant)
  return (
    <section className={classNames('bed', `bed--${game}`)} aria-label={games[listedGame(game).title]}>
      <span className="bed__friend">
        <Friend game={game} />
      </span>
      <div className="bed__places">
        {plants.map(({ level, plant, isHere }) =>
          isHere ? (
            <button
              key={level}
              type="button"
              className="bed__place bed__plant"
              aria-label={plantTitle(plant, language)}
              aria-pressed={chosen?.plant === plant}
              data-stop="place"
              onClick={() => onChoose({ game, plant })}
            >
              <Plant name={plant} />
            </button>
          ) : (
            <span key={level} className="bed__place" />
          ),
        )}
      </div>
      <div role="status" className="bed__said" data-column={at % 4}>
        {chosen && <Name plant={chosen.plant} />}
      </div>
    </section>
  )
})

/** The name in large type, read aloud on a press where the device has a voice for the language. */
function Name({ plant }: { plant: PlantName }) {
  const { language } = useLanguage()
  const { plantNames: shown } = progressStore.use().settings
  const names = plantNames(plant)
  return (
    <div className="plant-name">
      <span className="plant-name__listen">
        <ListenHere reads={['plant-name']} language={language} subject={plant} />
      </span>
      <b id="plant-name">{plantTitle(plant, language)}</b>
      {shown === 'all' &&
        languages
          .filter((each) => each !== language)
          .map((each) => (
            <span key={each} lang={each}>
              {names[each]}
            </span>
          ))}
    </div>
  )
}
