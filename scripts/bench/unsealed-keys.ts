/** Replaces `family-keys.ts` with keys that do not encrypt and are not read from the database. */
import type { FamilyKey } from '../../apps/server/src/platform/family-keys/data-key.ts'
import type { FamilyKeys } from '../../apps/server/src/platform/db/database.ts'

export {
  familiesOf,
  ifReadable,
  ifReadableSoon,
  isUnreadable,
  withFamilyKeys,
} from '../../apps/server/src/platform/family-keys/family-keys.ts'

export const familyKeyOf = () => 'null::bytea as family_key'
export const familyKeyInFirst = familyKeyOf

const key: FamilyKey = {
  seal: (_, value) => Buffer.from(JSON.stringify(value)),
  open: (_, bytes) => JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()),
  sealBytes: (_, bytes) => Buffer.from(bytes),
  openBytes: (_, bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
}

export function createFamilyKeys(): FamilyKeys {
  return {
    open: () => key,
    lastOpened: () => null,
    forWriting: async () => key,
    forWritingAll: async (_, userIds) => new Map(userIds.map((userId) => [userId, key])),
  }
}
