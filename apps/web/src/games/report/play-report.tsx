import { useState } from 'react'
import { fill } from '@ankur/content'
import { helpUsed, playedLevels } from '@ankur/games/play-summary'
import { formatDay } from '@ankur/screening/analysis/dates'
import { useLanguage } from '../../platform/language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { gamesWords } from '../games-words.ts'
import { listedGame, playedGames, type PlayedGame } from '../played-games.ts'
import { progressStore } from '../progress.ts'
import { reportWords } from './report-words.ts'

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
            playedLevels(games[game].days).map(({ level, days: count, help }) => (
              <tr key={`${game} ${level}`}>
                <th scope="row">{names[listedGame(game).title]}</th>
                <td>{level}</td>
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
