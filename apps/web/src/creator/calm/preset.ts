import { isRecord } from '../../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../../platform/storage/device-store.ts'

export const presets = ['quiet', 'soft', 'lively'] as const

/** How much the editor shows and sounds by itself. */
export type Preset = (typeof presets)[number]

export const presetStore = deviceStore('ankur-creator', (stored): { readonly preset: Preset } => ({
  preset: presets.find((each) => isRecord(stored) && each === stored.preset) ?? 'soft',
}))

export function usePreset(): Preset {
  return presetStore.use().preset
}

/** In Quiet nothing is shown on the stage that the game itself does not show. */
export const isQuiet = () => presetStore.load().preset === 'quiet'
