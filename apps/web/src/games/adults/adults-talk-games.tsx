import { AdultsGame } from './adults-game.tsx'
import { isTalkGame } from '../own-words.ts'
import { playedGames } from '../played-games.ts'
import { messagesOf } from '../../platform/messages.ts'

const talkGamesWords = messagesOf('games/game-adults', 'talkGames')

/** The trials that the lines name. */
const sources = [
  ['Fletcher-Watson and others, Autism 20(7):771-782, 2016', 'https://doi.org/10.1177/1362361315605624'],
  [
    'Whitehouse and others, Journal of Child Psychology and Psychiatry 58(9):1042-1052, 2017',
    'https://doi.org/10.1111/jcpp.12752',
  ],
  ['NCAEP, Evidence-Based Practices for Autism, 2020', 'https://ncaep.fpg.unc.edu/'],
] as const

/** The games for talking together, after the evidence on such games. */
export function AdultsTalkGames() {
  const words = talkGamesWords.use()
  return (
    <>
      <p className="adults__lead">{words.frame}</p>
      <p>{words.instead}</p>
      <ul className="adults__sources" lang="en">
        {sources.map(([citation, url]) => (
          <li key={url}>
            <a href={url}>{citation}</a>
          </li>
        ))}
      </ul>
      <div className="adults__games">
        {playedGames.filter(isTalkGame).map((game) => (
          <AdultsGame key={game} game={game} />
        ))}
      </div>
    </>
  )
}
