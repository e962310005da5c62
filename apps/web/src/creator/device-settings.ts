import { isRecord } from '../platform/comfort-settings.ts'
import { deviceStore } from '../platform/device-store.ts'

/** What an adult chose for the games of this device: kept with the comfort settings, so "Back to standard" resets it as well. */
export interface DeviceSettings {
  readonly slowGames: boolean
}

export const deviceSettings = deviceStore('ankur-comfort', (stored): DeviceSettings => {
  const given = isRecord(stored) ? stored : {}
  return { slowGames: given.slowGames === true }
})
