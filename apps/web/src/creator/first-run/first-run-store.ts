import { isRecord } from '../../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../../platform/storage/device-store.ts'

/** Whether the first steps were completed on this device. */
export const firstRunStore = deviceStore('ankur-creator', (stored): { readonly firstRun?: 'done' | undefined } =>
  isRecord(stored) && stored.firstRun === 'done' ? { firstRun: 'done' } : {},
)
