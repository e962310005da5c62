import { useId } from 'react'
import { fill } from '@ankur/content'
import { levels, type Level } from '@ankur/games/level'
import { pageExists } from '../routes.ts'
import { Details } from '../ui/details/details.tsx'
import { gamesWords } from './games-words.ts'
import type { PlayedGame } from './played-games.ts'
import type { OpenRound } from './use-round.ts'

interface Props {
  game: PlayedGame
  open: Pick<OpenRound<unknown>, 'level' | 'isLocked' | 'playLevel'>
}

/** Folded away below the game: any level can be chosen, unless one is locked. */
export function AdultCorner({ game, open }: Props) {
  const page = gamesWords.use().gamePage
  const lines = gamesWords.use().gameLevels
  const id = useId()
  return (
    <div className="adult-corner">
      <Details summary={page.for_adults}>
        {open.isLocked ? (
          <p>
            {fill(page.level_choice, { n: open.level, line: lines[`${game}_${open.level}`] })} {page.level_locked}
          </p>
        ) : (
          <div className="adult-corner__level">
            <label htmlFor={id}>{page.level}</label>
            <select id={id} value={open.level} onChange={(event) => open.playLevel(Number(event.target.value) as Level)}>
              {levels.map((level) => (
                <option key={level} value={level}>
                  {fill(page.level_choice, { n: level, line: lines[`${game}_${level}`] })}
                </option>
              ))}
            </select>
          </div>
        )}
        {pageExists('/games/for-adults') && (
          <p>
            <a href="/games/for-adults">{page.more_settings}</a>
          </p>
        )}
      </Details>
    </div>
  )
}
