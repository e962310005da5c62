/** The settings of the editor and of its games on this device. Those that one object stores together share its key. */
import { isRecord } from '../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../platform/storage/device-store.ts'
import { type Level, levels, defaultLevel } from '@ankur/blocks/palette/palette'

/** Of games: stored with the comfort settings, so "Back to standard" resets them as well. */
export interface DeviceSettings {
  readonly slowGames: boolean
  /** Until somebody hides them. */
  readonly hasFirstSteps: boolean
}

export const deviceSettings = deviceStore('ankur-comfort', (stored): DeviceSettings => {
  const given = isRecord(stored) ? stored : {}
  return { slowGames: given.slowGames === true, hasFirstSteps: given.hasFirstSteps !== false }
})

export const presets = ['quiet', 'soft', 'lively'] as const

/** How much the editor shows and plays by itself. */
export type Preset = (typeof presets)[number]

export const presetStore = deviceStore('ankur-creator', (stored): { readonly preset: Preset } => ({
  preset: presets.find((each) => isRecord(stored) && each === stored.preset) ?? 'soft',
}))

export function usePreset(): Preset {
  return presetStore.use().preset
}

/** In Quiet the stage shows nothing beyond the game itself. */
export const isQuiet = () => presetStore.load().preset === 'quiet'

/** Whether the first steps were completed on this device. */
export const firstRunStore = deviceStore('ankur-creator', (stored): { readonly firstRun?: 'done' | undefined } =>
  isRecord(stored) && stored.firstRun === 'done' ? { firstRun: 'done' } : {},
)

/** How many blocks an adult enabled in the palette: stored with the locked levels of the games. */
export const paletteLevel = deviceStore('ankur-lock', (stored): { readonly palette?: Level | undefined } => {
  const level = isRecord(stored) ? levels.find((each) => each === stored.palette) : undefined
  return level === undefined ? {} : { palette: level }
})

export function usePaletteLevel(): Level {
  return paletteLevel.use().palette ?? defaultLevel
}

/** Whether blocks are large pictures over their labels, for small children. */
export const bigBlocksStore = switchStore('ankur-creator', 'bigBlocks')

/** Whether an adult chose the number of blocks: stored with the locked levels of the games. */
export const rungsLock = switchStore('ankur-lock', 'rungs')

/** Whether an adult has locked the panels: stored with the locked levels of the games. */
export const layoutLock = switchStore('ankur-lock', 'layout')

/** Whether a press on a palette block describes it instead of adding it. */
export const explaining = switchStore('ankur-creator', 'explains')

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

/** Off until it is turned on. */
function switchStore<Name extends string>(key: string, name: Name) {
  type Stored = { readonly [Each in Name]?: true | undefined }
  return deviceStore(key, (stored) => (isRecord(stored) && stored[name] === true ? { [name]: true } : {}) as Stored)
}
