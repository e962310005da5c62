import { isRecord } from '../../../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../../../platform/storage/device-store.ts'

/** Per cent of the maximum, the first one is the default; never louder than speech. */
export const gameVolumes = [30, 15, 50, 60] as const

/** Whether games on this device have sound: off until an adult turns it on. Stored with the comfort settings. */
export interface SoundSetting {
  readonly gameSound: boolean
  readonly gameVolume: (typeof gameVolumes)[number]
}

export const soundSetting = deviceStore('ankur-comfort', (stored): SoundSetting => {
  const given = isRecord(stored) ? stored : {}
  return {
    gameSound: given.gameSound === true,
    gameVolume: gameVolumes.find((volume) => volume === given.gameVolume) ?? gameVolumes[0],
  }
})
