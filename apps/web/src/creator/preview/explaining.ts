import { isRecord } from '../../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../../platform/storage/device-store.ts'

/** Whether a press on a palette block describes it instead of adding it. */
export const explaining = deviceStore('ankur-creator', (stored): { readonly explains?: true | undefined } =>
  isRecord(stored) && stored.explains === true ? { explains: true } : {},
)
