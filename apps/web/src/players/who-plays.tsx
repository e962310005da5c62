import { useId, useState, type ComponentType } from 'react'
import { fill } from '@ankur/content'
import { useChildNames, useChildren } from '../children/index.ts'
import { storedPerson } from '../platform/session/session.ts'
import { boardFor, boardInUse, boardsStore, ownBoard } from './choose-board.ts'
import { chooseChild, choosePlayer, claimBoard, playerOfChild, playersStore, type AccountChild } from './choose-player.ts'
import type { PlayerFriend } from './player.ts'
import { animals, usePlayerName } from './player-look.ts'
import { messagesOf } from '../platform/messages.ts'
import './who-plays.css'

const whoWords = messagesOf('games/players', 'whoPlays')

export interface PlayerChoiceProps {
  /** The drawings of the games, where a child looks at them; elsewhere small pictures from the fonts of the device. */
  Picture?: ComponentType<{ friend: PlayerFriend }>
  onChosen?: () => void
  /** A round is open: it is never interrupted. What is passed on chooses the player after it; null: nobody else. */
  afterRound?: ((choose: (() => void) | null) => void) | undefined
}

interface Entry {
  readonly id: string
  readonly name: string
  readonly friend: PlayerFriend | null
  readonly choose: () => void
}

/** The players of this device and the children of the account. The last choice stays; nothing is asked about a single child. */
export function WhoPlays(props: PlayerChoiceProps) {
  // With the large drawings a child looks too, and nothing may move later: the players of the device alone.
  return storedPerson() && !props.Picture ? <WithFamily ask="player" {...props} /> : <Choice ask="player" {...props} />
}

/** The same children, each with a talk board; and boards that were named on the adults' side of the board. */
export function WhoseBoard(props: Pick<PlayerChoiceProps, 'onChosen'>) {
  return storedPerson() ? <WithFamily ask="board" {...props} /> : <Choice ask="board" {...props} />
}

type Asked = PlayerChoiceProps & { readonly ask: 'player' | 'board' }

/** The children of an account that is signed in. */
interface Family {
  readonly account: string | undefined
  readonly children: readonly AccountChild[]
}

function WithFamily(props: Asked) {
  const [account] = useState(() => storedPerson()?.id)
  const { items } = useChildren()
  const { nameOf } = useChildNames(items)
  const children = (items ?? []).map((child) => ({ id: child.id, name: nameOf(child) }))
  return <Choice family={{ account, children }} {...props} />
}

function Choice({ ask, family: asked, Picture, onChosen, afterRound }: Asked & { readonly family?: Family }) {
  const words = whoWords.use()
  const title = useId()
  const { players, playing } = playersStore.use()
  const nameOf = usePlayerName()
  const here = boardsStore.use()
  // In another tab the account may have been signed out.
  const family = asked?.account !== undefined && storedPerson()?.id === asked.account ? asked.children : []
  const [next, setNext] = useState<Entry | null>(null)
  const isBoard = ask === 'board'
  const known: readonly Entry[] = players.map((player) => ({
    id: player.id,
    name: nameOf(player),
    friend: player.friend,
    choose: () => choosePlayer(player.id),
  }))
  const others: readonly Entry[] = family
    .filter((child) => !playerOfChild(players, child))
    .map((child) => ({ ...child, friend: null, choose: () => chooseChild(child, asked?.account) }))
  const owned = players.map((player) => ownBoard(here, player))
  const boards: readonly Entry[] = !isBoard
    ? []
    : here.boards.flatMap((board) =>
        typeof board.id === 'string' && typeof board.name === 'string' && board.name && !owned.includes(board)
          ? [
              {
                id: board.id,
                name: board.name,
                friend: null,
                choose: () => boardsStore.change((now) => ({ ...now, current: board.id })),
              },
            ]
          : [],
      )
  const entries = [...known, ...others, ...boards]
  // A family with one child is asked nothing, also when somebody played here before it had an account.
  if (entries.length < 2 || (players.length + boards.length < 2 && family.length < 2)) return null

  const board = boardInUse(here)
  const owner = players.find(
    (player) => board && boardFor(here, player) === board && (ownBoard(here, player) ?? player.id === playing),
  )
  const now = isBoard ? (owner?.id ?? (board && boards.find(({ id }) => id === board.id)?.id)) : playing
  const choose = (entry: Entry) => {
    const isSame = entry.id === now
    if (afterRound) {
      setNext(isSame ? null : entry)
      return afterRound(isSame ? null : entry.choose)
    }
    if (isSame && !isBoard) return
    entry.choose()
    if (isBoard && !boards.includes(entry)) claimBoard()
    onChosen?.()
  }
  const list = (
    <div className={Picture ? 'who-plays' : 'who-plays who-plays--small'} role="group" aria-labelledby={title}>
      <h2 className="who-plays__asked" id={title}>
        {isBoard ? words.whose_board : words.who}
      </h2>
      <div className="who-plays__players">
        {entries.map((entry) => (
          <button
            key={entry.id}
            type="button"
            className="who-plays__player"
            aria-pressed={entry.id === (next?.id ?? now)}
            onClick={() => choose(entry)}
          >
            {entry.friend &&
              (Picture ? (
                <Picture friend={entry.friend} />
              ) : (
                <span className="who-plays__animal decoration" aria-hidden="true">
                  {animals[entry.friend]}
                </span>
              ))}
            {entry.name}
          </button>
        ))}
      </div>
      {players.length === 0 && <p className="muted">{words.first_keeps}</p>}
      <p role="status" className="who-plays__next">
        {next && fill(words.after_round, { name: next.name })}
      </p>
    </div>
  )
  if (!Picture || entries.length <= 8) return list
  return (
    <details className="who-plays__many">
      <summary className="who-plays__summary">
        {words.who} <b>{entries.find(({ id }) => id === now)?.name}</b>
      </summary>
      {list}
    </details>
  )
}
