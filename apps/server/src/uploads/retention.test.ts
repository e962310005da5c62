/** Retention of videos: deletion by consent, replacement, expiry, and with the account. */
import { expect, test } from 'vitest'
import { testPlatform } from '../platform/test-platform.ts'
import { filesOf, videoMetadata, consent, openSender, startServer } from './test-sender.ts'
import { testVideo } from './test-videos.ts'

const now = '2026-03-14T09:00:00Z'

test('an upload needs consent to a published text, which is stored with its version and time', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const { noticeversion: _version, language: _language, ...unticked } = videoMetadata()
  expect(await asha.create(100, unticked)).toMatchObject({ status: 403, body: { error: { code: 'video_consent_missing' } } })
  expect(await asha.create(100, { ...videoMetadata(), noticeversion: '2026-03' })).toMatchObject({
    status: 422,
    body: { error: { code: 'invalid_input', fields: ['noticeversion'] } },
  })
  expect((await asha.create(100)).status).toBe(201)
  expect((await asha.ask('GET', '/api/consents')).body.items).toMatchObject([
    { purpose: 'video', noticeVersion: consent.noticeversion, language: 'pa', givenAt: '2026-03-14T09:00:00.000Z' },
  ])
})

test('withdrawing the consent ends running uploads and deletes their bytes', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const { path } = await asha.create(100)
  await asha.patch(path, 0, Buffer.alloc(50))
  expect(await filesOf(platform)).toHaveLength(1)

  expect((await asha.ask('DELETE', '/api/consents/video')).status).toBe(204)

  expect((await asha.ask('HEAD', path)).status).toBe(404)
  expect(await filesOf(platform)).toEqual([])
})

test('a screening has one video: an unfinished or refused one is replaced, a checked one stays', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const video = await testVideo()
  const sameScreening = videoMetadata()
  const first = await asha.create(100, sameScreening)
  await asha.patch(first.path, 0, Buffer.alloc(50))

  const refused = await asha.create(9, sameScreening)
  expect(refused.status).toBe(201)
  expect((await asha.ask('HEAD', first.path)).status).toBe(404)
  expect(await filesOf(platform)).toEqual([])
  expect((await asha.patch(refused.path, 0, Buffer.from('not video'))).status).toBe(422)

  const good = await asha.create(video.length, sameScreening)
  expect((await asha.patch(good.path, 0, video)).status).toBe(204)
  expect(await asha.create(video.length, sameScreening)).toMatchObject({
    status: 409,
    body: { error: { code: 'video_already_here', message: 'You have already sent a video with these answers. One is enough.' } },
  })
  const kept = await asha.ask('GET', `/api/uploads?attemptId=${sameScreening.attemptid}`)
  expect(kept.body.items).toMatchObject([{ id: good.path.split('/').at(-1), state: 'checked' }])
})

test('the file mark of the phone is returned while bytes are missing, and deleted afterwards', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const video = await testVideo()
  const contentmark = 'c7nN-_'.padEnd(43, 'x')
  for (const odd of ['short', `${contentmark}x`, 'c7nN+/'.padEnd(43, 'x')]) {
    const refused = await asha.create(video.length, { ...videoMetadata(), contentmark: odd })
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'invalid_input', fields: ['contentmark'] } } })
  }
  const { path } = await asha.create(video.length, { ...videoMetadata(), contentmark })
  await asha.patch(path, 0, video.subarray(0, 1000))
  expect((await asha.ask('GET', '/api/uploads')).body.items).toMatchObject([{ state: 'receiving', contentMark: contentmark }])

  expect((await asha.patch(path, 1000, video.subarray(1000))).status).toBe(204)
  expect((await asha.ask('GET', path)).body).toMatchObject({ state: 'checked', contentMark: null })
  expect(await platform.db.query('select content_mark from uploads')).toEqual([{ content_mark: null }])
})

test('of two concurrent uploads for the same screening one remains', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const sameScreening = videoMetadata()
  const both = await Promise.all([asha.create(100, sameScreening), asha.create(100, sameScreening)])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  const left = await Promise.all(both.map(({ path }) => asha.ask('HEAD', path)))
  expect(new Set(left.map(({ status }) => status))).toEqual(new Set([200, 404]))
})

test('a cancelled upload is deleted completely', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const { path } = await asha.create(100)
  await asha.patch(path, 0, Buffer.alloc(50))
  expect((await asha.ask('DELETE', path)).status).toBe(204)
  expect((await asha.ask('HEAD', path)).status).toBe(404)
  expect(await platform.db.query('select from uploads')).toEqual([])
  expect(await filesOf(platform)).toEqual([])
})

test('an upload unfinished after a day is deleted with its bytes', async () => {
  await using platform = await testPlatform({ now })
  let path = ''
  {
    await using server = await startServer(platform)
    const asha = await openSender(server.url, 'asha@example.org')
    path = (await asha.create(100)).path
    await asha.patch(path, 0, Buffer.alloc(50))
    platform.clock.advance(24 * 60 * 60_000)
  }
  await using later = await startServer(platform)
  await expect.poll(() => filesOf(platform)).toEqual([])
  await expect.poll(() => platform.db.query('select from uploads')).toEqual([])
  expect((await fetch(later.url + path, { method: 'HEAD' })).status).toBe(401)
})

test('an account can start twenty uploads a day', async () => {
  await using platform = await testPlatform({ now, env: { RATE_LIMITS: 'on' } })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  for (let n = 0; n < 20; n += 1) expect((await asha.create(100)).status).toBe(201)
  const refused = await asha.create(100)
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  platform.clock.advance(24 * 60 * 60_000)
  const again = await openSender(server.url, 'asha@example.org')
  expect((await again.create(100)).status).toBe(201)
})

test('deleting an account deletes its videos, and the export lists its uploads', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const { path } = await asha.create(100)
  await asha.patch(path, 0, Buffer.alloc(50))
  const file = await asha.ask('GET', '/api/account/export')
  expect(file.body.uploads).toMatchObject([{ id: path.split('/').at(-1), state: 'receiving' }])
  expect(JSON.stringify(file.body)).not.toContain('Asha plays')

  const body = JSON.stringify({ password: 'mango tree 42' })
  expect((await asha.ask('DELETE', '/api/account', { headers: { 'content-type': 'application/json' }, body })).status).toBe(204)
  expect(await filesOf(platform)).toEqual([])
  expect(await platform.db.query('select from uploads')).toEqual([])
  expect(await platform.db.query('select from upload_files')).toEqual([])
})

test('the export contains every upload of a family', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  await platform.db.query(
    `insert into uploads (id, user_id, attempt_id, state, size_bytes, created_at, expires_at)
     select gen_random_uuid(), $1, gen_random_uuid(), 'refused', 1, $2, $2 from generate_series(1, 120)`,
    [asha.id, new Date(now)],
  )
  expect((await asha.ask('GET', '/api/account/export')).body.uploads).toHaveLength(120)
  expect((await asha.ask('GET', '/api/account')).body.kept.uploads).toBe(120)
})

test('deletion from a failing storage is retried until it succeeds', async () => {
  await using platform = await testPlatform({ now })
  let isAway = true
  const files = {
    ...platform.files,
    remove: (id: string) => (isAway ? Promise.reject(new Error('The disk is away')) : platform.files.remove(id)),
  }
  let path = ''
  {
    await using server = await startServer({ ...platform, files })
    const asha = await openSender(server.url, 'asha@example.org')
    path = (await asha.send(await testVideo())).path
    expect((await asha.ask('GET', path)).body).toMatchObject({ state: 'checked', deletedAt: null })
    expect(await filesOf(platform)).toHaveLength(1)
  }
  isAway = false
  await using server = await startServer({ ...platform, files })
  await expect.poll(() => filesOf(platform)).toEqual([])
  await expect.poll(() => platform.db.query('select deleted_at from uploads')).toEqual([{ deleted_at: new Date(now) }])
  expect(server.url).toContain('http')
})
