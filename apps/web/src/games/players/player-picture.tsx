import type { ReactNode } from 'react'
import { Friend } from '../garden/friend.tsx'
import { faces } from '../pictures/faces.tsx'
import type { PlayerFriend } from '../../players/index.ts'

/** The characters of the games also represent players. */
const pictures: Readonly<Record<PlayerFriend, ReactNode>> = {
  cat: <Friend game="number_stacking" />,
  duck: <Friend game="number_sorting" />,
  unicorn: <Friend game="letter_sorting" />,
  elephant: <Friend game="what_comes_next" />,
  rabbit: <Friend game="same_different" />,
  parrot: <Friend game="choose_and_ask" />,
  bear: <Face name="bear" />,
  butterfly: <Face name="butterfly" />,
  cow: <Face name="cow" />,
  fish: <Face name="fish" />,
  frog: <Face name="frog" />,
  lion: <Face name="lion" />,
}

export function PlayerPicture({ friend }: { friend: PlayerFriend }) {
  return (
    <span className="player-picture decoration" aria-hidden="true">
      {pictures[friend]}
    </span>
  )
}

function Face({ name }: { name: keyof typeof faces }) {
  return (
    <svg className="drawing" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {faces[name]}
    </svg>
  )
}
