import { useState } from 'react'
import { fill } from '@ankur/content'
import type { Level } from '@ankur/games/levels'
import type { PlayedDay } from '@ankur/games/play-days'
import { helpUsed, playedLevels, playedTogether, type PlayedTogether } from '@ankur/games/play-summary'
import { formatDay } from '@ankur/screening/analysis/dates'
import { useLanguage } from '../../platform/language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { listedGame, playedGames, type PlayedGame } from '../played-games.ts'
import { progressStore } from '../progress.ts'
import { messagesOf } from '../../platform/messages.ts'

const gamesWords = messagesOf('sets', 'gamePages')
const reportWords = messagesOf('games/game-adults', 'gameReport')

/** One page for an educator. Typed text is only printed, not stored. */
export function PlayReport() {
  const words = reportWords.use()
  const { games: names } = gamesWords.use()
  const { games } = progressStore.use()
  const played = playedGames.filter((game) => games[game].days.length > 0)
  const [left, setLeft] = useState<readonly PlayedGame[]>([])
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const chosen = played.filter((game) => !left.includes(game))
  const toggle = (game: PlayedGame) => setLeft(left.includes(game) ? left.filter((each) => each !== game) : [...left, game])
  if (played.length === 0) return <p className="muted">{words.empty}</p>
  return (
    <>
      <div className="play-report__ask">
        <p className="muted">{words.lead}</p>
        <label>
          {words.name}
          <input
            className="field__box"
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label>
          {words.note}
          <textarea
            className="field__box"
            value={note}
            maxLength={600}
            rows={3}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        <fieldset>
          <legend>{words.which}</legend>
          {played.map((game) => (
            <label key={game} className="play-report__tick">
              <input type="checkbox" checked={!left.includes(game)} onChange={() => toggle(game)} />
              {names[listedGame(game).title]}
            </label>
          ))}
        </fieldset>
        <Button icon="print" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <Card className="play-report__sheet">
        <h3>{words.sheet}</h3>
        <p className="play-report__line">
          {words.name}: <b>{name}</b>
        </p>
        <Played games={chosen} />
        {note && <p className="play-report__note">{note}</p>}
        <PenLines title={words.elsewhere} />
        <PenLines title={words.next} />
        <p>{words.not_a_test}</p>
      </Card>
    </>
  )
}

/** Two lines to write on by hand, below their title. */
function PenLines({ title }: { title: string }) {
  return (
    <div className="play-report__pen-lines">
      {title}:
      <div className="play-report__pen" />
      <div className="play-report__pen" />
    </div>
  )
}

function Played({ games: shown }: { games: readonly PlayedGame[] }) {
  const words = reportWords.use()
  const { games: names, gameAdults } = gamesWords.use()
  const { games, settings } = progressStore.use()
  const { language } = useLanguage()
  const days = shown.flatMap((game) => games[game].days)
  const dates = days.map(({ day }) => day).toSorted()
  const [first, last] = [dates[0], dates.at(-1)]
  const kinds = { marked: words.marked, bright: words.bright, help: words.by_help }
  const each = shown.map((game) => playedLevels(games[game].days).length)
  const rowsOf = each.reduce((sum, count) => sum + count, 0) > MAX_ROWS ? playedTogether : eachLevel
  const used = helpUsed(days).map((kind) => kinds[kind])
  return (
    <>
      {first && last && <p>{fill(words.dates, { first: formatDay(first, language), last: formatDay(last, language) })}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{words.game}</th>
            <th scope="col">{words.level}</th>
            <th scope="col">{words.days}</th>
            <th scope="col">{words.help}</th>
          </tr>
        </thead>
        <tbody>
          {shown.flatMap((game) =>
            rowsOf(games[game].days).map(({ levels, days: count, help }) => (
              <tr key={`${game} ${levels.join(' ')}`}>
                <th scope="row">{names[listedGame(game).title]}</th>
                <td>{listOf(levels)}</td>
                <td>{count}</td>
                <td>
                  {[
                    help.none > 0 && fill(words.help_none, { n: help.none }),
                    help.some > 0 && fill(words.help_some, { n: help.some }),
                    help.most > 0 && fill(words.help_most, { n: help.most }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <p>
        {words.worked}: {used.length > 0 ? used.join(', ') : words.no_help}
      </p>
      <p>
        {words.settings}: {gameAdults.sensory}: {gameAdults[settings.sensory]}; {gameAdults.piece_size}:{' '}
        {gameAdults[settings.pieceSize]}; {gameAdults.scan}: {settings.scanSeconds > 0 ? gameAdults.on : gameAdults.off}
      </p>
    </>
  )
}

/** With a long note and lines for a pen, a sheet of A4 has room for these. */
const MAX_ROWS = 16

function eachLevel(days: readonly PlayedDay[]): readonly PlayedTogether[] {
  return playedLevels(days).map(({ level, ...rest }) => ({ levels: [level], ...rest }))
}

/** "1–4" if all between were played, otherwise "1, 3, 4". */
function listOf(levels: readonly Level[]): string {
  const [first = 1, last = first] = [levels[0], levels.at(-1)]
  return levels.length > 2 && last - first === levels.length - 1 ? `${first}–${last}` : levels.join(', ')
}
