import { Friend } from '../garden/friend.tsx'
import type { PlayedGame } from '../played-games.ts'
import type { PlayerFriend } from './player.ts'

const games: Readonly<Record<PlayerFriend, PlayedGame>> = {
  cat: 'number_stacking',
  duck: 'number_sorting',
  unicorn: 'letter_sorting',
  elephant: 'what_comes_next',
  rabbit: 'same_different',
  parrot: 'choose_and_ask',
}

export function PlayerPicture({ friend }: { friend: PlayerFriend }) {
  return (
    <span className="player-picture decoration" aria-hidden="true">
      <Friend game={games[friend]} />
    </span>
  )
}
