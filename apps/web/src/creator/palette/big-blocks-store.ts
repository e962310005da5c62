import { isRecord } from '../../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../../platform/storage/device-store.ts'

/** Whether blocks are large pictures over their labels, for small children. */
export const bigBlocksStore = deviceStore('ankur-creator', (stored): { readonly bigBlocks?: true | undefined } =>
  isRecord(stored) && stored.bigBlocks === true ? { bigBlocks: true } : {},
)
