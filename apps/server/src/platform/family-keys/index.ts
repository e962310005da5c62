export type { FamilyKey } from './data-key.ts'
export type { FamilyKeys } from '../db/database.ts'
export {
  createFamilyKeys,
  familiesOf,
  familyKeyInFirst,
  familyKeyOf,
  ifReadable,
  ifReadableSoon,
  withFamilyKeys,
} from './family-keys.ts'
export { lostKeysCommand, reportLostKeys } from './lost-keys.ts'
export { rewrapKeys } from './rewrap-keys.ts'
export { scheduleSealing } from './seal-plain-rows.ts'
