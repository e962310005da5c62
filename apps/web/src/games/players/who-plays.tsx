import { progressStore } from '../progress.ts'
import { letPlay } from './change-players.ts'
import { PlayerPicture, usePlayerName } from './player-picture.tsx'
import { playersWords } from './players-words.ts'
import './players.css'

/** Who is playing? Asked only where there is a choice; whoever played last stays chosen. */
export function WhoPlays() {
  const words = playersWords.use()
  const { players, playing } = progressStore.use()
  const nameOf = usePlayerName()
  return (
    <div className="who-plays" role="group" aria-labelledby="who-plays">
      <h2 className="who-plays__asked" id="who-plays">
        {words.who}
      </h2>
      <div className="who-plays__players">
        {players.map((player) => (
          <button
            key={player.id}
            type="button"
            className="who-plays__player"
            aria-pressed={player.id === playing}
            onClick={() => letPlay(player.id)}
          >
            <PlayerPicture friend={player.friend} />
            {nameOf(player)}
          </button>
        ))}
      </div>
    </div>
  )
}
