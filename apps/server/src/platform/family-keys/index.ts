export type { FamilyKey } from './data-key.ts'
export type { FamilyKeys } from '../db/database.ts'
export {
  createFamilyKeys,
  familiesOf,
  familyKeyInFirst,
  familyKeyOf,
  ifReadable,
  ifReadableSoon,
  rewrapKeys,
  withFamilyKeys,
} from './family-keys.ts'
export { lostKeysCommand, reportLostKeys } from './lost-keys.ts'
export { scheduleSealing } from './seal-plain-rows.ts'
