import { useState } from 'react'
import { fill } from '@ankur/content'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { newId } from '../../platform/new-id.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { progressStore } from '../progress.ts'
import { letPlay, playerOf, removePlayer, withChanged, withPlayer } from './change-players.ts'
import { longestName, mostPlayers, type Player, type PlayerFriend, playerFriends } from './player.ts'
import { usePlayerName } from './player-name.ts'
import { PlayerPicture } from './player-picture.tsx'
import { playersWords } from './players-words.ts'
import { WhoPlays } from './who-plays.tsx'
import { childrenWords } from '../../children/index.ts'
import './players.css'

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
    const used = players.map(({ friend }) => friend)
    const friend =
      playerFriends.find((each) => !used.includes(each)) ?? playerFriends[players.length % playerFriends.length] ?? 'cat'
    const id = newId()
    progressStore.change((before) => withPlayer(before, { id, friend, name: '', childId: null }))
    letPlay(id)
  }
  return (
    <Card title={words.title} className="players">
      <p>{words.lead}</p>
      {players.length === 0 && <p className="muted">{words.none}</p>}
      {players.length > 1 && <WhoPlays />}
      {player && (
        <>
          <p role="status">{fill(words.shows, { name: nameOf(player) })}</p>
          <PlayerForm key={player.id} player={player} />
          <AccountPart key={`${player.id} account`} player={player} name={nameOf(player)} />
        </>
      )}
      {players.length < mostPlayers ? (
        <Button kind="second" onClick={add}>
          {words.add}
        </Button>
      ) : (
        <p className="muted">{words.most}</p>
      )}
    </Card>
  )
}

function PlayerForm({ player }: { player: Player }) {
  const words = playersWords.use()
  const nameOf = usePlayerName()
  const [asked, setAsked] = useState(false)
  const change = (changed: Partial<Pick<Player, 'friend' | 'name'>>) =>
    progressStore.change((before) => withChanged(before, player.id, changed))
  return (
    <div className="players__form">
      <fieldset>
        <legend className="adults__part">{words.picture}</legend>
        <div className="players__pictures">
          {playerFriends.map((friend: PlayerFriend) => (
            <label key={friend} className="players__choice">
              <input
                type="radio"
                name="player-picture"
                checked={player.friend === friend}
                aria-label={words[friend]}
                onChange={() => change({ friend })}
              />
              <PlayerPicture friend={friend} />
            </label>
          ))}
        </div>
      </fieldset>
      <label>
        {words.name}
        <input
          className="input"
          value={player.name}
          maxLength={longestName}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <Button kind="danger" size="small" icon="trash" onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      {asked && (
        <ConfirmDialog
          title={fill(words.remove_title, { name: nameOf(player) })}
          text={words.remove_text}
          yes={words.remove}
          no={words.keep}
          onYes={() => removePlayer(player.id)}
          onNo={() => setAsked(false)}
        />
      )}
    </div>
  )
}
