import type { ListedGame } from '@ankur/games/listed-games'
import { LinkButton } from '../ui/button/button.tsx'
import { useSiteWords } from '../ui/site-words.tsx'
import { Tag } from '../ui/tag/tag.tsx'
import { gamesWords } from './games-words.ts'
import { GameIcon } from './game-icon.tsx'

/** One game: its drawing, how hard it is, its name, what it is, and one button. */
export function GameCard({ game }: { game: ListedGame }) {
  const words = gamesWords.use().games
  const hub = gamesWords.use().gameHub
  const site = useSiteWords()
  return (
    <li className="game-card">
      <GameIcon name={game.icon} />
      <div className="game-card__words">
        <Tag kind={game.difficulty === 'beginner' ? 'leaf' : 'neel'}>{words[game.difficulty]}</Tag>
        <h4 className="game-card__title">{words[game.title]}</h4>
        <p>{words[game.description]}</p>
        <LinkButton wide href={game.url} target="_blank" rel="noopener">
          {hub.start_now}
          <span className="only-heard">
            {words[game.title]}, {site.new_tab}
          </span>
        </LinkButton>
      </div>
    </li>
  )
}
