import { isRecord } from '../../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../../platform/storage/device-store.ts'

/** Whether an adult has locked the panels: stored with the locked levels of the games. */
export const layoutLock = deviceStore('ankur-lock', (stored): { readonly layout?: true | undefined } =>
  isRecord(stored) && stored.layout === true ? { layout: true } : {},
)
