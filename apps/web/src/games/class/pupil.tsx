import { useState } from 'react'
import { fill } from '@ankur/content'
import { gameToOffer } from '@ankur/games/session-plan'
import { formatDay } from '@ankur/screening/analysis/dates'
import { useLanguage } from '../../platform/language.tsx'
import { animals, boardsStore, choosePlayer, claimBoard, longestNote, ownBoard, type Player } from '../../players/index.ts'
import { isRecord } from '../../platform/comfort/comfort-settings.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { pageExists } from '../../routes.ts'
import { listedGame, playedGames } from '../played-games.ts'
import { progressStore } from '../progress.ts'
import { removePlayer, withChanged } from '../players/change-players.ts'
import { type ClassOf, playOf, usePupilName } from './class-file.ts'
import { messagesOf } from '../../platform/messages.ts'

const classWords = messagesOf('games/class', 'classList')
const gameTitles = messagesOf('games/games', 'games')

/** Two to four letters are enough to recognise a child, and reveal little to others. */
const longestInitials = 4

/** One child of the list: letters, picture, note, levels, last day. */
export function Pupil({ player, all }: { player: Player; all: ClassOf }) {
  const words = classWords.use()
  const titles = gameTitles.use()
  const { language } = useLanguage()
  const nameOf = usePupilName(words.nameless)
  const [isAsking, setAsking] = useState(false)
  const name = nameOf(player)
  const { games } = playOf(all, player.id)
  const played = playedGames.filter((game) => games[game].days.length > 0)
  const lastOf = (game: (typeof playedGames)[number]) => games[game].days.at(-1)?.day ?? ''
  const latest = gameToOffer(played, lastOf)
  const isPlaying = all.progress.playing === player.id
  const change = (changed: Partial<Pick<Player, 'name' | 'note'>>) =>
    progressStore.change((before) => withChanged(before, player.id, changed))
  return (
    <li className="pupil" aria-label={name}>
      <div className="pupil__head">
        <span className="pupil__picture decoration" aria-hidden="true">
          {animals[player.friend]}
        </span>
        <b className="pupil__printed">{name}</b>
        <label className="pupil__field">
          {words.initials}
          <input
            className="field__box"
            value={player.name}
            maxLength={longestInitials}
            autoComplete="off"
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
        <Button
          kind={isPlaying ? 'quiet' : 'second'}
          size="small"
          aria-pressed={isPlaying}
          onClick={() => choosePlayer(player.id)}
        >
          {isPlaying ? words.plays : words.let_play}
        </Button>
      </div>
      <label className="pupil__field">
        {words.note}
        <input
          className="field__box"
          value={player.note ?? ''}
          maxLength={longestNote}
          autoComplete="off"
          onChange={(event) => change({ note: event.target.value })}
        />
      </label>
      {player.note && <p className="pupil__printed">{player.note}</p>}
      <p className="muted">
        {latest === null ? words.not_played : fill(words.last, { day: formatDay(lastOf(latest), language) })}{' '}
        {played.map((game) => fill(words.level, { game: titles[listedGame(game).title], n: games[game].level })).join(' ')}
      </p>
      <p className="muted">{useBoardLine(player)}</p>
      {player.childId !== null && <p className="muted">{words.in_account}</p>}
      {pageExists('/talk') && (
        <LinkButton
          kind="second"
          size="small"
          href="/talk"
          aria-label={fill(words.open_board_of, { name })}
          onClick={() => {
            choosePlayer(player.id)
            claimBoard()
          }}
        >
          {words.open_board}
        </LinkButton>
      )}
      <Button kind="quiet" size="small" aria-label={fill(words.remove_one, { name })} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={fill(words.remove_one_title, { name })}
          text={words.remove_one_text}
          yes={words.remove}
          no={words.keep}
          onYes={() => removePlayer(player.id)}
          onNo={() => setAsking(false)}
        />
      )}
    </li>
  )
}

/** The talk board of this child, as the games: how much of it is in use. */
function useBoardLine(player: Player): string {
  const words = classWords.use()
  const board = ownBoard(boardsStore.use(), player)
  if (!board) return words.no_board
  const { settings, own } = board
  const size = isRecord(settings) && typeof settings.size === 'number' ? settings.size : 20
  return fill(words.board, { n: size, own: Array.isArray(own) ? own.length : 0 })
}
