/** The same tests for both kinds of storage. */
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { type Files, FilesUnavailable } from './files.ts'
import { openFiles, parseS3Place } from './open-files.ts'
import { s3Files } from './s3-files.ts'
import { testS3 } from './test-s3.ts'

const places = {
  async folder() {
    const folder = path.join(await mkdtemp(path.join(tmpdir(), 'ankur-files-')), 'uploads')
    const files = openFiles({ kind: 'folder', folder })
    const kept = () => readdir(folder)
    return { files, kept, [Symbol.asyncDispose]: () => rm(path.dirname(folder), { recursive: true }) }
  },
  async S3() {
    const s3 = await testS3()
    const place = parseS3Place(s3.url)
    if (!place) throw new Error('The address of the test is not one')
    return { files: openFiles(place), kept: () => s3.kept(), [Symbol.asyncDispose]: () => s3[Symbol.asyncDispose]() }
  },
}

const bytes = randomBytes(5 * 1024 * 1024 + 17)
const from = (...parts: readonly Buffer[]) => Readable.from(parts)
const wholeOf = async (files: Files, id: string) => Buffer.from(await files.read(id, 0, bytes.length))

for (const [name, open] of Object.entries(places)) {
  test(`${name}: bytes appended in several requests form one file`, async () => {
    await using place = await open()
    const { files } = place
    const id = randomUUID()
    expect(await files.sizeOf(id)).toBe(0)
    let at = 0
    for (const end of [1, 1000, 3 * 1024 * 1024, bytes.length]) {
      at = await files.append(id, at, from(bytes.subarray(at, end - 1), bytes.subarray(end - 1, end)))
      expect(at).toBe(end)
      expect(await files.sizeOf(id)).toBe(end)
    }
    expect((await wholeOf(files, id)).equals(bytes)).toBe(true)
    for (const [start, end] of [
      [0, 1],
      [999, 1001],
      [2_000_000, 4_500_000],
      [bytes.length - 3, bytes.length],
    ] as const)
      expect(Buffer.from(await files.read(id, start, end)).equals(bytes.subarray(start, end))).toBe(true)
  })

  test(`${name}: bytes that arrived before a lost connection are stored`, async () => {
    await using place = await open()
    const { files } = place
    const id = randomUUID()
    const broken = Readable.from(
      (async function* () {
        yield bytes.subarray(0, 2_500_000)
        throw new Error('The line broke')
      })(),
    )
    await expect(files.append(id, 0, broken)).rejects.toThrow('The line broke')
    expect(await files.sizeOf(id)).toBe(2_500_000)
    expect(await files.append(id, 2_500_000, from(bytes.subarray(2_500_000)))).toBe(bytes.length)
    expect((await wholeOf(files, id)).equals(bytes)).toBe(true)
  })

  test(`${name}: a deleted file leaves nothing, and deleting an unknown id is not an error`, async () => {
    await using place = await open()
    const { files } = place
    const [id, other] = [randomUUID(), randomUUID()]
    await files.append(id, 0, from(bytes))
    await files.append(other, 0, from(bytes.subarray(0, 10)))
    await files.remove(id)
    await files.remove(id)
    expect(await files.sizeOf(id)).toBe(0)
    expect(await files.sizeOf(other)).toBe(10)
    for (const name of await place.kept()) expect(name).toContain(other)
  })
}

test('other users of the computer cannot read the folder of families’ files', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'ankur-files-'))
  const files = openFiles({ kind: 'folder', folder: path.join(parent, 'uploads') })
  const id = randomUUID()
  await files.append(id, 0, from(Buffer.from('x')))
  expect((await stat(path.join(parent, 'uploads'))).mode & 0o777).toBe(0o700)
  expect((await stat(path.join(parent, 'uploads', id))).mode & 0o777).toBe(0o600)
  expect(() => files.remove('../../etc/passwd')).toThrow('UUID')
  await rm(parent, { recursive: true })
})

test('an S3 URL contains the bucket and optional settings', () => {
  expect(parseS3Place('s3://videos')).toEqual({
    kind: 's3',
    bucket: 'videos',
    prefix: '',
    region: 'us-east-1',
    endpoint: null,
    credentials: null,
  })
  expect(parseS3Place('s3://key:se%2Fcret@videos/of/families/?region=ap-south-1&endpoint=https://s3.example.org')).toEqual({
    kind: 's3',
    bucket: 'videos',
    prefix: 'of/families/',
    region: 'ap-south-1',
    endpoint: 'https://s3.example.org',
    credentials: { accessKeyId: 'key', secretAccessKey: 'se/cret' },
  })
  for (const wrong of [
    'videos',
    'https://videos',
    's3://',
    's3://key@videos',
    's3://videos?endpoint=ftp://x',
    's3://videos?zone=1',
  ])
    expect(parseS3Place(wrong), wrong).toBeNull()
})

test('S3: a store that is silent, fails or has ended is reported as not available, a refusal of the store is not', async () => {
  let status = 0
  const store = createServer((_request, response) => status !== 0 && response.writeHead(status).end())
  store.listen(0, '127.0.0.1')
  await once(store, 'listening')
  const { port } = store.address() as AddressInfo
  const place = parseS3Place(`s3://key:secret@bucket?endpoint=http://127.0.0.1:${port}`)
  if (!place) throw new Error('The address of the test is not one')
  const files = s3Files(place, { maxSilenceMs: 100 })
  const isAway = async () => {
    await expect(files.append(randomUUID(), 0, from(bytes))).rejects.toThrow(FilesUnavailable)
    await expect(files.sizeOf(randomUUID())).rejects.toThrow(FilesUnavailable)
  }

  await isAway()
  status = 500
  await isAway()
  status = 403
  await expect(files.sizeOf(randomUUID())).rejects.not.toThrow(FilesUnavailable)
  store.closeAllConnections()
  store.close()
  await isAway()
})
