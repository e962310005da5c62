import { createContext, useContext } from 'react'
import type { DeviceAutosave } from './autosave.ts'
import type { StoredGame } from './open-stored.ts'

interface StoredHere {
  readonly autosave: DeviceAutosave
  readonly opened: StoredGame
}

/** Null for a game that is not the family's own, such as that of an activity. */
export const AutosaveContext = createContext<StoredHere | null>(null)

export function useKeptHere(): StoredHere | null {
  return useContext(AutosaveContext)
}
