import { isRecord } from '../../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../../platform/storage/device-store.ts'

/** Whether an adult chose the number of blocks: stored with the locked levels of the games. */
export const rungsLock = deviceStore('ankur-lock', (stored): { readonly rungs?: true | undefined } =>
  isRecord(stored) && stored.rungs === true ? { rungs: true } : {},
)
