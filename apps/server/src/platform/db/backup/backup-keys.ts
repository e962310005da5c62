/**
 * The key pair of backups. The server has the writing key, which can make backups and open none. The opening key is stored
 * elsewhere. Both contain one shared random part, so a file that opens was written by somebody with one of the two.
 */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'

export interface WritingKey {
  /** Identifies the pair in the header of a file; reveals nothing about the key. */
  readonly id: Buffer
  readonly publicKey: KeyObject
  readonly publicBytes: Buffer
  readonly shared: Buffer
}

export interface OpeningKey extends WritingKey {
  readonly privateKey: KeyObject
}

export interface BackupKeys {
  readonly writing: string
  readonly opening: string
}

export const KEY_BYTES = 32
const WRITING = 'ankur-backup-writing-1-'
const OPENING = 'ankur-backup-opening-1-'

export function makeBackupKeys(): BackupKeys {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  const shared = randomBytes(KEY_BYTES)
  const { d = '' } = privateKey.export({ format: 'jwk' })
  return {
    writing: WRITING + Buffer.concat([bytesOf(publicKey), shared]).toString('base64url'),
    opening: OPENING + Buffer.concat([bytesOf(publicKey), shared, Buffer.from(d, 'base64url')]).toString('base64url'),
  }
}

/** Null if it is not a writing key. */
export function parseWritingKey(text: string): WritingKey | null {
  const bytes = bytesAfter(WRITING, text, 2 * KEY_BYTES)
  return bytes && toWritingKey(bytes)
}

/** Null if it is not an opening key with matching halves. */
export function parseOpeningKey(text: string): OpeningKey | null {
  const bytes = bytesAfter(OPENING, text, 3 * KEY_BYTES)
  if (!bytes) return null
  const writing = toWritingKey(bytes)
  const x = writing.publicBytes.toString('base64url')
  const d = bytes.subarray(2 * KEY_BYTES).toString('base64url')
  const privateKey = createPrivateKey({ key: { kty: 'OKP', crv: 'X25519', x, d }, format: 'jwk' })
  // Node derives the public half from the private one and does not compare it with the given one.
  const derived = bytesOf(createPublicKey(privateKey.export({ format: 'pem', type: 'pkcs8' })))
  return derived.equals(writing.publicBytes) ? { ...writing, privateKey } : null
}

export function publicKeyFrom(bytes: Uint8Array): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: Buffer.from(bytes).toString('base64url') }, format: 'jwk' })
}

export function bytesOf(publicKey: KeyObject): Buffer {
  return Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
}

function toWritingKey(bytes: Buffer): WritingKey {
  const publicBytes = bytes.subarray(0, KEY_BYTES)
  const shared = bytes.subarray(KEY_BYTES, 2 * KEY_BYTES)
  const id = createHash('sha256').update('ankur backup key 1').update(publicBytes).update(shared).digest().subarray(0, 8)
  return { id, publicKey: publicKeyFrom(publicBytes), publicBytes, shared }
}

function bytesAfter(prefix: string, text: string, length: number): Buffer | null {
  const trimmed = text.trim()
  if (!trimmed.startsWith(prefix)) return null
  const bytes = Buffer.from(trimmed.slice(prefix.length), 'base64url')
  return bytes.length === length && prefix + bytes.toString('base64url') === trimmed ? bytes : null
}
