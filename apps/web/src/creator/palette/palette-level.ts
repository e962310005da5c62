import { type Level, levels, defaultLevel } from '@ankur/blocks/palette/palette'
import { isRecord } from '../../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../../platform/storage/device-store.ts'

/** How many blocks an adult enabled in the palette: stored with the locked levels of the games. */
export const paletteLevel = deviceStore('ankur-lock', (stored): { readonly palette?: Level | undefined } => {
  const level = isRecord(stored) ? levels.find((each) => each === stored.palette) : undefined
  return level === undefined ? {} : { palette: level }
})

export function usePaletteLevel(): Level {
  return paletteLevel.use().palette ?? defaultLevel
}
