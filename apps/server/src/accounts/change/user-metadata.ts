import { authErrors } from '@ankur/accounts'
import { AuthRefusal } from '../http/auth-refusal.ts'

type Metadata = Readonly<Record<string, unknown>>

/** It travels in every answer about the account. */
const MAX_METADATA_BYTES = 16_384

export function requireSmallMetadata(metadata: Metadata): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > MAX_METADATA_BYTES) throw new AuthRefusal(authErrors.metadata_too_large)
}

/** Key by key; null takes a key away. */
export function mergeMetadata(stored: Metadata, change: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...stored, ...change }).filter(([, value]) => value !== null))
}
