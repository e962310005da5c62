import { Link } from 'wouter'
import type { ListedGame } from '@ankur/games/listed-games'
import { LinkButton } from '../../ui/button/button.tsx'
import { useSiteWords } from '../../ui/site-words.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { GameIcon } from './game-icon.tsx'
import './game-card.css'

const gamesWords = messagesOf('sets', 'gamePages')

/**
 * One game. Its picture opens it in this tab, because children cannot find their way between tabs; the button opens a new
 * one, with a hint.
 */
export function GameCard({ game }: { game: ListedGame }) {
  const words = gamesWords.use().games
  const hub = gamesWords.use().gameHub
  const site = useSiteWords()
  return (
    <li className="game-card">
      <Link className="game-card__door" href={game.url}>
        <GameIcon name={game.icon} />
        <span className="only-heard">{words[game.title]}</span>
      </Link>
      <div className="game-card__words">
        <h3 className="game-card__title">{words[game.title]}</h3>
        <p>{words[game.description]}</p>
        <p className="game-card__level">{words[game.difficulty]}</p>
        <LinkButton kind="second" wide size="small" href={game.url} target="_blank" rel="noopener">
          {hub.start_now}
          <span className="only-heard">
            {words[game.title]}, {site.new_tab}
          </span>
        </LinkButton>
      </div>
    </li>
  )
}
