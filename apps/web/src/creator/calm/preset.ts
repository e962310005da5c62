import { isRecord } from '../../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../../platform/storage/device-store.ts'

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
