import { createContext, useContext } from 'react'
import type { DeviceKeeper } from './device-keeper.ts'
import type { KeptGame } from './open-kept.ts'

interface KeptHere {
  readonly keeper: DeviceKeeper
  readonly opened: KeptGame
}

/** Null around a game that is none of the family's own, such as that of an activity. */
export const KeeperContext = createContext<KeptHere | null>(null)

export function useKeptHere(): KeptHere | null {
  return useContext(KeeperContext)
}
