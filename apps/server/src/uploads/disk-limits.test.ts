import { writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FilesUnavailable } from '../platform/files/files.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { createVideoCheck } from './check/check-video.ts'
import { filesOf, openSender, startServer } from './test-sender.ts'
import { padVideo, testVideo } from './test-videos.ts'

const now = '2026-03-14T09:00:00Z'
const MB = 1024 * 1024
const HOUR_MS = 60 * 60_000

test('an account has one unfinished upload, which an upload for another screening replaces', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const bela = await openSender(server.url, 'bela@example.org')
  const other = await bela.create(MB)
  for (let times = 0; times < 3; times += 1) {
    const { path: begun } = await asha.create(5 * MB)
    await asha.patch(begun, 0, new Uint8Array(MB))
  }
  expect(await filesOf(platform)).toHaveLength(1)
  expect((await asha.ask('GET', '/api/uploads')).body.items).toHaveLength(1)
  expect((await bela.ask('GET', other.path)).status).toBe(200)
})

test('an upload is refused with Retry-After if the disk is nearly full', async () => {
  await using platform = await testPlatform({ now, env: { UPLOADS_FREE_GB: '1', RATE_LIMITS: 'on' } })
  let room = 1024 * MB
  await using server = await startServer({ ...platform, files: { ...platform.files, room: async () => room } })
  const asha = await openSender(server.url, 'asha@example.org')
  for (let times = 0; times < 21; times += 1) {
    const refused = await asha.create(MB)
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'overloaded' } } })
    expect(refused.headers.get('retry-after')).toBe('900')
  }
  expect(await platform.db.query('select from upload_files')).toEqual([])
  room += MB
  expect((await asha.create(MB)).status, 'a refused upload does not count').toBe(201)
})

test('the declared sizes of running uploads count as used, so that they cannot fill the disk together', async () => {
  await using platform = await testPlatform({ now, env: { UPLOADS_FREE_GB: '1' } })
  const room = 1024 * MB + 120 * MB
  await using server = await startServer({ ...platform, files: { ...platform.files, room: async () => room } })
  const [asha, bela, chand] = await Promise.all(
    ['asha', 'bela', 'chand'].map((name) => openSender(server.url, `${name}@example.org`)),
  )
  const begun = await Promise.all([asha!.create(50 * MB), bela!.create(null), chand!.create(50 * MB)])
  const statuses = begun.map(({ status }) => status)
  expect(statuses).toEqual(expect.arrayContaining([201, 503]))
  expect(await platform.db.query('select from upload_files')).toHaveLength(2)
  const taken = statuses.indexOf(201)
  await [asha, bela, chand][taken]!.ask('DELETE', begun[taken]!.path)
  const refused = statuses.indexOf(503)
  expect((await [asha, bela, chand][refused]!.create(50 * MB)).status).toBe(201)
})

test('if the disk fills up during an upload, the file is deleted and the family is asked to retry later', async () => {
  await using platform = await testPlatform({ now })
  let isFull = true
  await using server = await startServer({
    ...platform,
    files: {
      ...platform.files,
      async append(id, offset, bytes) {
        const end = await platform.files.append(id, offset, bytes)
        if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
        return end
      },
    },
  })
  const asha = await openSender(server.url, 'asha@example.org')
  const first = await asha.create(5 * MB)
  const answer = await asha.patch(first.path, 0, new Uint8Array(MB))
  expect(answer).toMatchObject({ status: 503, body: { error: { code: 'overloaded' } } })
  expect([await filesOf(platform), await platform.db.query('select from upload_files')]).toEqual([[], []])
  expect((await asha.ask('HEAD', first.path)).status).toBe(404)
  isFull = false
  const next = await asha.create(5 * MB)
  expect((await asha.patch(next.path, 0, new Uint8Array(MB))).status).toBe(204)
})

test('while the store of files is not available a phone is asked to retry later, and continues then', async () => {
  await using platform = await testPlatform({ now })
  let isAway = false
  const ifThere = () => isAway && Promise.reject(new FilesUnavailable(new Error('the bucket answers 500')))
  await using server = await startServer({
    ...platform,
    files: {
      ...platform.files,
      sizeOf: async (id) => (await ifThere()) || (await platform.files.sizeOf(id)),
      append: async (id, offset, bytes) => (await ifThere()) || (await platform.files.append(id, offset, bytes)),
    },
  })
  const asha = await openSender(server.url, 'asha@example.org')
  const { path: begun } = await asha.create(2 * MB)
  await asha.patch(begun, 0, new Uint8Array(MB))
  isAway = true
  const refused = await asha.patch(begun, MB, new Uint8Array(1000))
  expect(refused).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
  expect(refused.headers.get('retry-after')).toBe('2')
  isAway = false
  expect((await asha.ask('HEAD', begun)).headers.get('upload-offset')).toBe(String(MB))
  expect((await asha.patch(begun, MB, new Uint8Array(1000))).status).toBe(204)
})

test('unfinished uploads are deleted after two hours for an unconfirmed account, and after a day for a confirmed one', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const [asha, bela] = [await openSender(server.url, 'asha@example.org'), await openSender(server.url, 'bela@example.org')]
  await platform.db.query('update users set email_confirmed_at = created_at where id = $1', [bela.id])
  for (const sender of [asha, bela]) await sender.create(MB)
  const rows = await platform.db.query<{ id: string; ms: number }>(
    'select user_id as id, extract(epoch from expires_at - created_at)::int * 1000 as ms from uploads',
  )
  expect(new Map(rows.map(({ id, ms }) => [id, ms]))).toEqual(
    new Map([
      [asha.id, 2 * HOUR_MS],
      [bela.id, 24 * HOUR_MS],
    ]),
  )
})

test('one network can start a hundred uploads a day, over all accounts', async () => {
  await using platform = await testPlatform({ now, env: { RATE_LIMITS: 'on' } })
  await using server = await startServer(platform)
  const statuses: number[] = []
  for (let account = 0; account < 6; account += 1) {
    const sender = await openSender(server.url, `asha${account}@example.org`)
    for (let times = 0; times < 20; times += 1) statuses.push((await sender.create(MB)).status)
  }
  expect(statuses.slice(0, 100).every((status) => status === 201)).toBe(true)
  expect(statuses.slice(100).every((status) => status === 429)).toBe(true)
})

test('one network can start uploads of 2,000 MiB a day, also without declared lengths', async () => {
  await using platform = await testPlatform({ now, env: { RATE_LIMITS: 'on' } })
  await using server = await startServer(platform)
  const [asha, bela, chand] = await Promise.all(
    ['asha', 'bela', 'chand'].map((name) => openSender(server.url, `${name}@example.org`)),
  )
  const statuses: number[] = []
  for (const sender of [asha, bela])
    for (let times = 0; times < 20; times += 1) statuses.push((await sender!.create(50 * MB)).status)
  expect(new Set(statuses)).toEqual(new Set([201]))
  const refused = { status: 429, body: { error: { code: 'too_many_requests' } } }
  expect(await chand!.create(MB)).toMatchObject(refused)
  // Without a declared length each upload counts as the maximum of 50 MiB.
  platform.clock.advance(24 * HOUR_MS)
  const later = await Promise.all(['dev', 'esha', 'farid'].map((name) => openSender(server.url, `${name}@example.org`)))
  const unsaid: number[] = []
  for (const sender of later.slice(0, 2))
    for (let times = 0; times < 20; times += 1) unsaid.push((await sender.create(null)).status)
  expect(new Set(unsaid)).toEqual(new Set([201]))
  expect(await later[2]!.create(null)).toMatchObject(refused)
}, 60_000)

test('a check that exceeds its processor time is ended', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ankur-check-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const id = randomUUID()
  const bytes = padVideo(await testVideo(), MB)
  await writeFile(path.join(folder, id), bytes)
  const task = { place: { kind: 'folder', folder } as const, id, sizeBytes: bytes.length }
  expect((await createVideoCheck()(task)).problem).toBeNull()
  expect((await createVideoCheck({ maxCpuMs: 0, lookEveryMs: 1 })(task)).problem).toBe('video_damaged')
})
