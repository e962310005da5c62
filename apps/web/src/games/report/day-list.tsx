import { fill } from '@ankur/content'
import { recentDays } from '@ankur/games/play-summary'
import { indiaDay } from '@ankur/screening/age'
import { formatDay } from '@ankur/screening/analysis/dates'
import { useLanguage } from '../../platform/language.tsx'
import { Details } from '../../ui/details/details.tsx'
import { listedGame, playedGames } from '../played-games.ts'
import { progressStore } from '../progress.ts'
import { messagesOf } from '../../platform/messages.ts'

const gamesWords = messagesOf('sets', 'gamePages')
const reportWords = messagesOf('games/game-adults', 'gameReport')

/** Which games and levels were played on which day of the last eight weeks; nothing when none was. */
export function DayList() {
  const words = reportWords.use()
  const { games: names } = gamesWords.use()
  const { language } = useLanguage()
  const { games } = progressStore.use()
  const played = playedGames.flatMap((game) => games[game].days.map(({ day, level }) => ({ game, day, level })))
  const days = recentDays(played, indiaDay(Date.now()))
  if (days.length === 0) return null
  return (
    <Details summary={words.recent_days}>
      <ul className="adults__played">
        {days.map((each) => (
          <li key={each.day}>
            <b>{formatDay(each.day, language)}</b>{' '}
            {each.played
              .map(({ game, level }) => fill(words.played_level, { game: names[listedGame(game).title], n: level }))
              .join('; ')}
          </li>
        ))}
      </ul>
    </Details>
  )
}
