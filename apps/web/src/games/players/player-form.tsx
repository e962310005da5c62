import { useState } from 'react'
import { fill } from '@ankur/content'
import { messagesOf } from '../../platform/messages.ts'
import { longestName, type Player, type PlayerFriend, playerFriends, usePlayerName } from '../../players/index.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { progressStore } from '../progress.ts'
import { removePlayer, withChanged } from './change-players.ts'
import { PlayerPicture } from './player-picture.tsx'

const whoWords = messagesOf('games/players', 'whoPlays')
const playersWords = messagesOf('games/players', 'gamePlayers')

/** Picture and name of one player, and the way to remove them. */
export function PlayerForm({ player }: { player: Player }) {
  const words = playersWords.use()
  const names = whoWords.use()
  const nameOf = usePlayerName()
  const [isAsking, setAsking] = useState(false)
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
                aria-label={names[friend]}
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
          className="field__box"
          value={player.name}
          maxLength={longestName}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <Button kind="danger" size="small" icon="trash" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={fill(words.remove_title, { name: nameOf(player) })}
          text={words.remove_text}
          yes={words.remove}
          no={words.keep}
          onYes={() => removePlayer(player.id)}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  )
}
