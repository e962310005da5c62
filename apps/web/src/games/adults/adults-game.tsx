import { fill } from '@ankur/content'
import type { Level } from '@ankur/games/levels'
import { playedLevels } from '@ankur/games/play-summary'
import { Card } from '../../ui/card/card.tsx'
import { Switch } from '../../ui/switch/switch.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { LevelSelect } from '../round/level-select.tsx'
import { listedGame, type PlayedGame } from '../played-games.ts'
import { lockStore } from '../level-lock.ts'
import { progressStore, withGame } from '../progress.ts'
import { isTalkGame, useLevelLine, useOwnWordsOf } from '../own-words.ts'

const gamesWords = messagesOf('sets', 'gamePages')

/** One game: what it practises, its level and lock, and the levels played on each day. */
export function AdultsGame({ game }: { game: PlayedGame }) {
  const { games, gameAdults: words } = gamesWords.use()
  const stored = progressStore.use().games[game]
  const lock = lockStore.use()
  const level = lock[game] ?? stored.level
  const own = useOwnWordsOf(game)
  const title = games[listedGame(game).title]
  const choose = (next: Level) => {
    progressStore.change((before) => withGame(before, game, { level: next, seed: null, part: 1 }))
    if (lock[game] !== undefined) lockStore.change((before) => ({ ...before, [game]: next }))
  }
  const toggle = (locked: boolean) => lockStore.change((before) => ({ ...before, [game]: locked ? level : undefined }))
  return (
    <Card title={title}>
      <h3 className="adults__part">{words.practises}</h3>
      <p>{isTalkGame(game) ? own?.practises : words[game]}</p>
      {own && (
        <>
          <h3 className="adults__part">{words.evidence}</h3>
          <p>{own.evidence}</p>
        </>
      )}
      <h3 className="adults__part">{words.level}</h3>
      <LevelSelect game={game} level={level} label={`${title}: ${words.level}`} onChoose={choose} />
      <Switch
        label={words.lock}
        checked={lock[game] !== undefined}
        stateWord={lock[game] === undefined ? words.off : words.on}
        onChange={toggle}
      />
      {lock[game] !== undefined && <p className="muted">{words.lock_help}</p>}
      <h3 className="adults__part">{words.played}</h3>
      <Played game={game} />
    </Card>
  )
}

function Played({ game }: { game: PlayedGame }) {
  const { gameAdults: words } = gamesWords.use()
  const lineOf = useLevelLine(game)
  const played = playedLevels(progressStore.use().games[game].days)
  if (played.length === 0) return <p className="muted">{words.not_played}</p>
  return (
    <ul className="adults__played">
      {played.map(({ level, days, help, lastAlone }) => (
        <li key={level}>
          <b>{lineOf(level)}</b> {fill(days === 1 ? words.played_one : words.played_some, { n: days })}{' '}
          {help.most > 0 && `${fill(words.help_most, { n: help.most })} `}
          {help.some > 0 && `${fill(words.help_some, { n: help.some })} `}
          {help.none > 0 && fill(help.none === 1 ? words.unhelped_one : words.unhelped_some, { n: help.none })}{' '}
          {lastAlone > 1 && lastAlone < days && fill(words.last_alone, { n: lastAlone })}
        </li>
      ))}
    </ul>
  )
}
