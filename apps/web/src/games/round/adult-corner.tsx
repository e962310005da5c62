import { fill } from '@ankur/content'
import { pageExists } from '../../routes.ts'
import { Details } from '../../ui/details/details.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { LevelSelect } from './level-select.tsx'
import { useLevelLine } from '../own-words.ts'
import type { PlayedGame } from '../played-games.ts'
import type { OpenRound } from './use-round.ts'

const gamesWords = messagesOf('sets', 'gamePages')

interface Props {
  game: PlayedGame
  open: Pick<OpenRound<unknown>, 'level' | 'isLocked' | 'playLevel'>
}

/** Folded away below the game: any level can be chosen, unless one is locked. */
export function AdultCorner({ game, open: { level, isLocked, playLevel } }: Props) {
  const { gamePage } = gamesWords.use()
  const lineOf = useLevelLine(game)
  return (
    <div className="adult-corner">
      <Details summary={gamePage.for_adults}>
        {isLocked ? (
          <p>
            {fill(gamePage.level_choice, { n: level, line: lineOf(level) })} {gamePage.level_locked}
          </p>
        ) : (
          <LevelSelect game={game} level={level} label={gamePage.level} onChoose={playLevel} />
        )}
        {pageExists('/games/for-adults') && (
          <p className="adult-corner__more">
            <a href="/games/for-adults">{gamePage.more_settings}</a>
          </p>
        )}
      </Details>
    </div>
  )
}
