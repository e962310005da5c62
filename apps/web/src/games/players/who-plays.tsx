import { progressStore } from '../progress.ts'
import { letPlay } from './change-players.ts'
import { usePlayerName } from './player-name.ts'
import { PlayerPicture } from './player-picture.tsx'
import { playersWords } from './players-words.ts'
import './players.css'

/** The choice of the player. Shown only if there are several; the last one stays selected. A whole class is collapsed. */
export function WhoPlays() {
  const words = playersWords.use()
  const { players, playing } = progressStore.use()
  const nameOf = usePlayerName()
  const now = players.find(({ id }) => id === playing)
  if (players.length > 8) {
    return (
      <details className="who-plays__many">
        <summary className="who-plays__summary">
          {words.who} {now && <b>{nameOf(now)}</b>}
        </summary>
        <Choices />
      </details>
    )
  }
  return <Choices />
}

function Choices() {
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
