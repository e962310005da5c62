/**
 * A family's data key, and how it is wrapped. All encryption is AES-256-GCM. A sealed value is bound to its table, column, row
 * and family, so it cannot be decrypted in the place of another value.
 */
import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'

const VERSION = 1
const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** The location of a sealed value. */
export interface SealedPlace {
  /** Table and column: `assessments.sealed_facts`. */
  readonly column: string
  readonly rowId: string
}

export interface FamilyKey {
  seal(place: SealedPlace, value: unknown): Buffer
  /** Decrypts; throws if the value was changed, or sealed for another place or family. */
  open<Value>(place: SealedPlace, sealed: Uint8Array): Value
  /** Encrypts bytes without JSON encoding. */
  sealBytes(place: SealedPlace, bytes: Uint8Array): Buffer
  openBytes(place: SealedPlace, sealed: Uint8Array): Buffer
}

/** Derives the key that wraps all data keys; it is not stored in the database. */
export function wrappingKey(authSecret: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', authSecret, '', 'ankur family keys 1', KEY_BYTES)))
}

/** Generates a data key for a family and returns it wrapped. */
export function makeWrappedKey(wrapping: KeyObject, userId: string): Buffer {
  return sealBytes(wrapping, wrapContext(userId), randomBytes(KEY_BYTES))
}

/** Unwraps a data key; throws if it was wrapped with another key, or for another family. */
export function unwrapKey(wrapping: KeyObject, userId: string, wrapped: Uint8Array): FamilyKey {
  return familyKey(createSecretKey(openBytes(wrapping, wrapContext(userId), wrapped)), userId)
}

/** Wraps the same data key with another wrapping key. */
export function rewrapKey(from: KeyObject, to: KeyObject, userId: string, wrapped: Uint8Array): Buffer {
  return sealBytes(to, wrapContext(userId), openBytes(from, wrapContext(userId), wrapped))
}

function familyKey(key: KeyObject, userId: string): FamilyKey {
  const contextOf = ({ column, rowId }: SealedPlace) => JSON.stringify(['value', column, rowId, userId])
  return {
    seal: (place, value) => sealBytes(key, contextOf(place), Buffer.from(JSON.stringify(value))),
    open: (place, sealed) => JSON.parse(openBytes(key, contextOf(place), sealed).toString('utf8')),
    sealBytes: (place, bytes) => sealBytes(key, contextOf(place), bytes),
    openBytes: (place, sealed) => openBytes(key, contextOf(place), sealed),
  }
}

function wrapContext(userId: string): string {
  return JSON.stringify(['key', userId])
}

function sealBytes(key: KeyObject, context: string, plain: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), sealed])
}

function openBytes(key: KeyObject, context: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  if (bytes[0] !== VERSION) throw new Error('A sealed value has a format that this version does not know')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(bytes.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(1 + IV_BYTES + TAG_BYTES)), decipher.final()])
}
