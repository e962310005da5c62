import { fill } from '@ankur/content'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { choosePlayer, maxPlayers, newPlayer, usePlayerName, withPlayer } from '../../players/index.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { progressStore } from '../progress.ts'
import { playerOf } from './change-players.ts'
import { WhoPlaysHere } from './who-plays-here.tsx'
import './players.css'

const whoWords = messagesOf('games/players', 'whoPlays')
const playersWords = messagesOf('games/players', 'gamePlayers')
const childrenWords = messagesOf('children/children', 'children')

/** With the pictures, which are not needed without players. */
const PlayerForm = definePart({
  load: () => import('./player-form.tsx').then((module) => module.PlayerForm),
  messages: [playersWords, whoWords],
  when: onDemand,
})
const AccountPart = definePart({
  load: () => import('./account-part.tsx').then((module) => module.AccountPart),
  messages: [childrenWords],
  when: onDemand,
})

/** The adult names who plays here. Without players everything works as with one. */
export function PlayersCard() {
  const words = playersWords.use()
  const progress = progressStore.use()
  const { players } = progress
  const player = playerOf(progress)
  const nameOf = usePlayerName()
  const add = () => {
    const player = newPlayer(players)
    progressStore.change((before) => withPlayer(before, player))
    choosePlayer(player.id)
  }
  return (
    <Card title={words.title} className="players">
      <p>{words.lead}</p>
      {players.length === 0 && <p className="muted">{words.none}</p>}
      <WhoPlaysHere />
      {player && (
        <>
          <p role="status">{fill(words.shows, { name: nameOf(player) })}</p>
          <PlayerForm key={player.id} player={player} />
          <AccountPart key={`${player.id} account`} player={player} name={nameOf(player)} />
        </>
      )}
      {players.length < maxPlayers ? (
        <Button kind="second" onClick={add}>
          {words.add}
        </Button>
      ) : (
        <p className="muted">{words.most}</p>
      )}
    </Card>
  )
}
