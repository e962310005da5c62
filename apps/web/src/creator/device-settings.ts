import { isRecord } from '../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../platform/storage/device-store.ts'

/** Settings of games on this device: stored with the comfort settings, so "Back to standard" resets them as well. */
export interface DeviceSettings {
  readonly slowGames: boolean
  /** Until somebody hides them. */
  readonly hasFirstSteps: boolean
}

export const deviceSettings = deviceStore('ankur-comfort', (stored): DeviceSettings => {
  const given = isRecord(stored) ? stored : {}
  return { slowGames: given.slowGames === true, hasFirstSteps: given.hasFirstSteps !== false }
})
