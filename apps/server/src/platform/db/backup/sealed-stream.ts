/**
 * Encryption of backups: X25519 with a fresh key for each file and the shared part of the key pair (as in HPKE's PSK mode),
 * then AES-256-GCM over chunks of 64 KiB. The nonce is the number of a chunk and whether it is the last one, and each chunk
 * authenticates the header: no change of a byte, the order or the length goes undetected.
 */
import { createCipheriv, createDecipheriv, diffieHellman, generateKeyPairSync, hkdfSync } from 'node:crypto'
import { bytesOf, KEY_BYTES, publicKeyFrom, type OpeningKey, type WritingKey } from './backup-keys.ts'

const MAGIC = Buffer.from('ankur-sealed-1\n')
const ID_BYTES = 8
const HEAD_BYTES = MAGIC.length + ID_BYTES + KEY_BYTES
const TAG_BYTES = 16
export const CHUNK_BYTES = 64 * 1024

/** The first bytes of an encrypted file. */
export const SEALED_MAGIC = MAGIC

export class InvalidSealedFile extends Error {
  override readonly name = 'InvalidSealedFile'
}

/** Encrypts the bytes of `plain`. */
export async function* seal(plain: AsyncIterable<Uint8Array>, key: WritingKey): AsyncGenerator<Buffer> {
  const own = generateKeyPairSync('x25519')
  const head = Buffer.concat([MAGIC, key.id, bytesOf(own.publicKey)])
  const secret = fileKey(diffieHellman({ privateKey: own.privateKey, publicKey: key.publicKey }), head, key)
  yield head
  let waiting = Buffer.alloc(0)
  let at = 0
  for await (const part of plain) {
    waiting = Buffer.concat([waiting, part])
    // A chunk is known to be the last only when nothing follows it.
    while (waiting.length > CHUNK_BYTES) {
      yield sealChunk(secret, head, { at: at++, isLast: false }, waiting.subarray(0, CHUNK_BYTES))
      waiting = waiting.subarray(CHUNK_BYTES)
    }
  }
  yield sealChunk(secret, head, { at, isLast: true }, waiting)
}

/** Decrypts the bytes of `sealed`; throws an InvalidSealedFile at the first byte that was changed. */
export async function* open(sealed: AsyncIterable<Uint8Array>, key: OpeningKey): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0)
  let head: Buffer | undefined
  let secret: Buffer | undefined
  let at = 0
  for await (const part of sealed) {
    waiting = Buffer.concat([waiting, part])
    if (!head) {
      if (waiting.length < HEAD_BYTES) continue
      head = Buffer.from(waiting.subarray(0, HEAD_BYTES))
      waiting = waiting.subarray(HEAD_BYTES)
      secret = openHead(head, key)
    }
    while (secret && waiting.length > CHUNK_BYTES + TAG_BYTES) {
      yield openChunk(secret, head, { at: at++, isLast: false }, waiting.subarray(0, CHUNK_BYTES + TAG_BYTES))
      waiting = waiting.subarray(CHUNK_BYTES + TAG_BYTES)
    }
  }
  if (!head || !secret) throw changed()
  yield openChunk(secret, head, { at, isLast: true }, waiting)
}

interface Position {
  readonly at: number
  readonly isLast: boolean
}

function sealChunk(secret: Buffer, head: Buffer, position: Position, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', secret, nonceOf(position))
  cipher.setAAD(head)
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function openChunk(secret: Buffer, head: Buffer, position: Position, sealed: Buffer): Buffer {
  if (sealed.length < TAG_BYTES) throw changed()
  const decipher = createDecipheriv('aes-256-gcm', secret, nonceOf(position), { authTagLength: TAG_BYTES })
  decipher.setAAD(head)
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG_BYTES)), decipher.final()])
  } catch {
    throw changed()
  }
}

function openHead(head: Buffer, key: OpeningKey): Buffer {
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw changed()
  if (!head.subarray(MAGIC.length, MAGIC.length + ID_BYTES).equals(key.id)) {
    throw new InvalidSealedFile('was encrypted for another key: give the opening key that belongs to the server that made it')
  }
  try {
    const publicKey = publicKeyFrom(head.subarray(MAGIC.length + ID_BYTES))
    return fileKey(diffieHellman({ privateKey: key.privateKey, publicKey }), head, key)
  } catch {
    // A point of small order, which never occurs by accident.
    throw changed()
  }
}

function fileKey(agreed: Buffer, head: Buffer, { publicBytes, shared }: WritingKey): Buffer {
  const material = Buffer.concat([agreed, shared])
  return Buffer.from(hkdfSync('sha256', material, Buffer.concat([head, publicBytes]), 'ankur backup file 1', KEY_BYTES))
}

function nonceOf({ at, isLast }: Position): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(at, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function changed(): InvalidSealedFile {
  return new InvalidSealedFile('was changed after it was written, or was cut off')
}
