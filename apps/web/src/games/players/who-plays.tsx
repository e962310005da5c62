import { WhoPlays } from '../../players/index.ts'
import { PlayerPicture } from './player-picture.tsx'
import './players.css'

/** The players of this device with the drawings of the games, where a child looks too. */
export function DrawnPlayers() {
  return <WhoPlays Picture={PlayerPicture} />
}
