import { fill } from '@ankur/content'
import { levels, type Level } from '@ankur/games/levels'
import { messagesOf } from '../../platform/messages.ts'
import { useLevelLine } from '../own-words.ts'
import type { PlayedGame } from '../played-games.ts'
import './level-select.css'

const gamesWords = messagesOf('sets', 'gamePages')

interface Props {
  game: PlayedGame
  level: Level
  label: string
  onChoose: (level: Level) => void
}

/** The levels of a game, each with its task. */
export function LevelSelect({ game, level, label, onChoose }: Props) {
  const { gamePage } = gamesWords.use()
  const lineOf = useLevelLine(game)
  return (
    <>
      <select
        className="level-select"
        aria-label={label}
        value={level}
        onChange={(event) => onChoose(Number(event.target.value) as Level)}
      >
        {levels.map((each) => (
          <option key={each} value={each}>
            {fill(gamePage.level_choice, { n: each, line: lineOf(each) })}
          </option>
        ))}
      </select>
      {/* A select on a phone truncates its text; screen readers get the full text. */}
      <p className="level-select__line" aria-hidden="true">
        {lineOf(level)}
      </p>
    </>
  )
}
