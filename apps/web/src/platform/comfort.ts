/** The comfort settings that app pages read; all are kept on this device under one key. */
import { loadStored, parseJson, saveStored } from './storage.ts'

const comfortKey = 'ankur-comfort'

export interface Comfort {
  /** Question pages: stay until Next is pressed. */
  readonly waitForNext?: boolean
  readonly messages?: 'close' | 'stay'
  readonly speed?: number
}

export function loadComfort(): Comfort {
  const stored = parseJson(loadStored(comfortKey))
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {}
}

/** Changes some settings and keeps all others as they are. */
export function saveComfort(change: Comfort): boolean {
  return saveStored(comfortKey, JSON.stringify({ ...loadComfort(), ...change }))
}
