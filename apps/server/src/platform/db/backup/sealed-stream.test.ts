import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeBackupKeys, parseOpeningKey, parseWritingKey } from './backup-keys.ts'
import { CHUNK_BYTES, open, seal } from './sealed-stream.ts'

const keys = makeBackupKeys()
const writing = parseWritingKey(keys.writing)!
const opening = parseOpeningKey(keys.opening)!

test('sealed bytes of any length open unchanged', async () => {
  for (const length of [0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES]) {
    const plain = randomBytes(length)
    const sealed = await sealedBytes(plain)
    expect(await opened(sealed), String(length)).toEqual(plain)
    if (length > 16) expect(sealed.includes(plain.subarray(0, 16))).toBe(false)
  }
})

test('any changed bit, truncation or additional byte is detected', async () => {
  const plain = randomBytes(CHUNK_BYTES + 500)
  const sealed = await sealedBytes(plain)
  const place = fc.integer({ min: 0, max: sealed.length - 1 })
  await fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 0, max: 7 }), async (at, bit) => {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1 << bit
      await expect(opened(changed)).rejects.toThrow()
      await expect(opened(sealed.subarray(0, at))).rejects.toThrow()
    }),
    { numRuns: 60 },
  )
  await expect(opened(Buffer.concat([sealed, Buffer.of(0)]))).rejects.toThrow('was changed')
})

test('reordered chunks, and chunks of another file with the same key, are detected', async () => {
  const plain = randomBytes(3 * CHUNK_BYTES)
  const [one, other] = [await sealedBytes(plain), await sealedBytes(plain)]
  const sealedChunk = CHUNK_BYTES + 16
  const head = one.length - 2 * sealedChunk - (CHUNK_BYTES + 16)
  const swapped = Buffer.from(one)
  one.copy(swapped, head, head + sealedChunk, head + 2 * sealedChunk)
  one.copy(swapped, head + sealedChunk, head, head + sealedChunk)
  await expect(opened(swapped)).rejects.toThrow('was changed')
  // The last chunk is removed exactly at its boundary, so only complete chunks remain.
  await expect(opened(one.subarray(0, head + 2 * sealedChunk))).rejects.toThrow('cut off')
  const mixed = Buffer.concat([one.subarray(0, head), other.subarray(head)])
  await expect(opened(mixed)).rejects.toThrow('was changed')
})

test('neither another key pair nor the writing key opens a file', async () => {
  const sealed = await sealedBytes(Buffer.from('of a family'))
  const other = parseOpeningKey(makeBackupKeys().opening)!
  await expect(buffer(open(Readable.from([sealed]), other))).rejects.toThrow('was encrypted for another key')
  expect(parseOpeningKey(keys.writing)).toBeNull()
  expect(parseWritingKey(keys.opening)).toBeNull()
})

test('a file made with only the public key does not open', async () => {
  // The shared part authenticates the writer.
  const forged = await sealedBytes(Buffer.from('planted'), { ...writing, shared: randomBytes(32) })
  await expect(opened(forged)).rejects.toThrow('was changed')
})

test('a key with a wrong or missing character, or with halves of two pairs, is refused', () => {
  const other = makeBackupKeys().opening
  for (const text of ['', keys.opening.slice(0, -1), `${keys.opening}A`, keys.opening.slice(0, 60) + other.slice(60)]) {
    expect(parseOpeningKey(text), text).toBeNull()
  }
  expect(parseOpeningKey(` ${keys.opening}\n`)).not.toBeNull()
})

async function sealedBytes(plain: Buffer, key = writing): Promise<Buffer> {
  return await buffer(seal(Readable.from([plain]), key))
}

async function opened(sealed: Buffer): Promise<Buffer> {
  // In pieces of irregular size, as a disk may return them.
  const pieces = Array.from({ length: Math.ceil(sealed.length / 50_001) }, (_, at) =>
    sealed.subarray(at * 50_001, (at + 1) * 50_001),
  )
  return await buffer(open(Readable.from(pieces), opening))
}
