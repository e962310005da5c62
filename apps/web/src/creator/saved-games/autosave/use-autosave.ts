import { createContext, useContext } from 'react'
import type { DeviceAutosave } from './autosave.ts'
import type { KeptGame } from './open-kept.ts'

interface KeptHere {
  readonly autosave: DeviceAutosave
  readonly opened: KeptGame
}

/** Null for a game that is not the family's own, such as that of an activity. */
export const AutosaveContext = createContext<KeptHere | null>(null)

export function useKeptHere(): KeptHere | null {
  return useContext(AutosaveContext)
}
