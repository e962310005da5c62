import { useEffect, useState } from 'react'
import { WhoPlays } from '../../players/index.ts'
import { definePart } from '../../platform/part/define-part.tsx'
import { nearView } from '../../platform/part/near-view.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { storedPerson } from '../../platform/session/session.ts'
import { progressStore } from '../progress.ts'

const DrawnPlayers = definePart({
  load: () => import('./who-plays.tsx').then((module) => module.DrawnPlayers),
  also: [() => WhoPlays.preload()],
  when: onDemand,
})

/** Fetched only where two or more share the device. */
export function WhoPlaysHere() {
  const { players } = progressStore.use()
  return players.length > 1 && <DrawnPlayers />
}

const Asked = definePart({
  load: async () => WhoPlays,
  also: [() => WhoPlays.preload()],
  when: nearView({ height: 'low' }),
})

/** In the section for adults: on a new device, the children of the account are asked for until one is chosen. */
export function WhoPlaysAsked() {
  const isShared = progressStore.use().players.length > 1
  // The prerendered page is the same for everybody.
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => setSignedIn(storedPerson() !== null), [])
  return isSignedIn && !isShared && <Asked />
}
