/** Uploading a video: the whole server on a port, with database, folder, and the published tus client. */
import { stat } from 'node:fs/promises'
import { MAX_VIDEO_BYTES } from '@ankur/uploads'
import { expect, test } from 'vitest'
import { testPlatform } from '../platform/test-platform.ts'
import { bytesIn, filesOf, folderOf, videoMetadata, cutLine, openSender, startServer } from './test-sender.ts'
import { padVideo, testVideo } from './test-videos.ts'

const now = '2026-03-14T09:00:00Z'
const MB = 1024 * 1024

test('a video is received, checked and deleted before the response to the last bytes', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')

  const { path, error } = await asha.send(padVideo(await testVideo(), 3 * MB))

  expect(error).toBeNull()
  const { body } = await asha.ask('GET', path)
  expect(body).toMatchObject({
    state: 'checked',
    problem: null,
    sizeBytes: 3 * MB,
    seconds: 3,
    width: 640,
    height: 360,
    receivedAt: '2026-03-14T09:00:00.000Z',
    checkedAt: '2026-03-14T09:00:00.000Z',
    deletedAt: '2026-03-14T09:00:00.000Z',
  })
  expect(await filesOf(platform)).toEqual([])
  expect(await platform.db.query('select from upload_files')).toEqual([])
  expect((await asha.ask('GET', '/api/uploads')).body.items).toEqual([body])
})

test('MOV is accepted as well as MP4, and a video may be sent with the creation request', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const mov = await asha.send(await testVideo({ container: 'mov' }), {
    metadata: { ...videoMetadata(), filename: 'IMG_0042.MOV', filetype: '' },
    uploadDataDuringCreation: true,
  })
  expect(mov.error).toBeNull()
  expect((await asha.ask('GET', mov.path)).body).toMatchObject({ state: 'checked' })
})

test('after two lost connections no received byte is sent again', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  let stored = 0
  await using line = await cutLine(server.url, [MB, 2 * MB], async () => {
    await expect.poll(() => bytesIn(platform)).toBeGreaterThan(stored + MB / 2)
    stored = await bytesIn(platform)
  })
  const offsets: number[] = []

  const { path, error } = await asha.send(padVideo(await testVideo(), 6 * MB), {
    to: line.url,
    onBeforeRequest: (request) => {
      if (request.getMethod() === 'PATCH') offsets.push(Number(request.getHeader('Upload-Offset')))
    },
  })

  expect(error).toBeNull()
  expect(line.left()).toBe(0)
  expect(offsets).toHaveLength(3)
  expect(offsets[0]).toBe(0)
  expect(offsets[1]).toBeGreaterThan(MB / 2)
  expect(offsets[2]).toBeGreaterThanOrEqual(stored)
  expect((await asha.ask('GET', path)).body).toMatchObject({ state: 'checked', sizeBytes: 6 * MB })
})

test('a client may declare the length later, and the size limit still applies', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const video = await testVideo()
  const { path, status } = await asha.create(null)
  expect(status).toBe(201)
  const head = await asha.ask('HEAD', path)
  expect(head.headers.get('upload-defer-length')).toBe('1')
  expect(head.headers.get('upload-offset')).toBe('0')

  const tooMuch = await asha.patch(path, 0, video, { 'upload-length': String(MAX_VIDEO_BYTES + 1) })
  expect(tooMuch).toMatchObject({ status: 413, body: { error: { code: 'file_too_large' } } })
  expect((await asha.patch(path, 0, video, { 'upload-length': String(video.length) })).status).toBe(204)
  expect((await asha.ask('GET', path)).body).toMatchObject({ state: 'checked', sizeBytes: video.length })
})

test('51 MiB are refused at creation, and also while they arrive without a declared length', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const announced = await asha.create(51 * MB)
  expect(announced.status).toBe(413)
  expect(announced.body).toEqual({
    error: { code: 'file_too_large', message: 'Please upload a video up to 50MB', maxBytes: MAX_VIDEO_BYTES },
  })
  expect((await asha.create(MAX_VIDEO_BYTES)).status).toBe(201)

  const { path } = await asha.create(null)
  const chunks = (async function* () {
    for (let n = 0; n < 51; n += 1) yield Buffer.alloc(MB, 1)
  })()
  const sent = await fetch(server.url + path, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${asha.token}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body: ReadableStream.from(chunks),
    duplex: 'half',
  } as RequestInit).then(
    ({ status }) => status,
    () => 'hung up',
  )
  expect([413, 'hung up']).toContain(sent)
  for (const name of await filesOf(platform)) {
    expect((await stat(`${folderOf(platform)}/${name}`)).size).toBeLessThanOrEqual(MAX_VIDEO_BYTES)
  }
})

test('other types, empty files and malformed requests are refused with a code, and nothing is stored', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const other = await asha.create(100, { ...videoMetadata(), filename: 'cry.webm', filetype: 'video/webm' })
  expect(other.status).toBe(415)
  expect(other.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(other.body).toEqual({ error: { code: 'invalid_file_type', message: 'Please upload a MP4 or MOV video file' } })
  expect(await asha.create(0)).toMatchObject({ status: 422, body: { error: { code: 'video_empty' } } })
  const { attemptid: _left, ...nameless } = videoMetadata()
  expect(await asha.create(9, nameless)).toMatchObject({ status: 422, body: { error: { fields: ['attemptid'] } } })
  expect((await asha.ask('POST', '/api/uploads')).status).toBe(400)
  for (const version of ['0.2.2', '1.0', '']) {
    const answer = await asha.ask('POST', '/api/uploads', { headers: { 'tus-resumable': version, 'upload-length': '9' } })
    expect([answer.status, answer.headers.get('tus-version'), answer.headers.get('tus-resumable')]).toEqual([
      412,
      '1.0.0',
      '1.0.0',
    ])
  }
  for (const headers of [
    { 'upload-length': '-1' },
    { 'upload-length': '1e3' },
    { 'upload-length': '9', 'upload-defer-length': '1' },
    { 'upload-length': '9', 'upload-metadata': 'filename *' },
    { 'upload-concat': 'partial', 'upload-length': '9' },
  ] as Record<string, string>[]) {
    const answer = await asha.ask('POST', '/api/uploads', { headers })
    expect(answer, JSON.stringify(headers)).toMatchObject({ body: { error: { code: expect.any(String) } } })
    expect([400, 501]).toContain(answer.status)
  }
  expect(await platform.db.query('select from uploads')).toEqual([])
  expect(await platform.db.query('select from upload_files')).toEqual([])
})

test('files that are not valid videos are refused after upload and deleted at once', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const video = await testVideo({ isFastStart: true })
  const bad = {
    'renamed text': [Buffer.from('Not a video at all. '.repeat(50)), 'invalid_file_type'],
    'a truncated video': [video.subarray(0, video.length / 2), 'video_damaged'],
    'a video of 0 seconds': [await testVideo({ seconds: 0 }), 'video_damaged'],
    'a list of four thousand million pictures': [forged(video), 'video_damaged'],
  } as const
  for (const [what, [bytes, code]] of Object.entries(bad)) {
    const { path, error } = await asha.send(bytes)
    expect(error, what).toBe(422)
    expect((await asha.ask('GET', path)).body, what).toMatchObject({
      state: 'refused',
      problem: code,
      deletedAt: expect.any(String),
    })
  }
  const { path } = await asha.create(9)
  expect((await asha.patch(path, 0, Buffer.from('not video'))).body).toEqual({
    error: { code: 'invalid_file_type', message: 'Please upload a MP4 or MOV video file' },
  })
  expect(await filesOf(platform)).toEqual([])
})

test('wrong offsets and lengths are refused and change nothing', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const video = await testVideo()
  const { path } = await asha.create(video.length)
  await asha.patch(path, 0, video.subarray(0, 1000))

  for (const offset of [0, 999, 1001, 10 * MB]) {
    expect(await asha.patch(path, offset, video.subarray(0, 50))).toMatchObject({
      status: 409,
      body: { error: { code: 'wrong_offset' } },
    })
  }
  for (const offset of ['-1', '1e3', 'x', '1000.5', '']) {
    expect((await asha.patch(path, 0, Buffer.alloc(1), { 'upload-offset': offset })).status).toBe(400)
  }
  expect(await asha.patch(path, 1000, Buffer.alloc(video.length))).toMatchObject({ status: 413 })
  expect(await asha.patch(path, 1000, video.subarray(1000), { 'upload-length': '5' })).toMatchObject({ status: 400 })
  expect((await asha.patch(path, 1000, video.subarray(1000), { 'content-type': 'video/mp4' })).status).toBe(400)
  expect((await asha.ask('HEAD', path)).headers.get('upload-offset')).toBe('1000')

  expect((await asha.patch(path, 1000, video.subarray(1000))).status).toBe(204)
  // A client that lost the response asks again and learns that the upload is complete, although the file is deleted.
  const head = await asha.ask('HEAD', path)
  expect(head.headers.get('upload-offset')).toBe(String(video.length))
  expect((await asha.patch(path, video.length, Buffer.alloc(0))).status).toBe(204)
  expect((await asha.patch(path, 0, video)).status).toBe(409)
  expect(await filesOf(platform)).toEqual([])
})

test('the response headers are those that published tus clients expect', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const options = await fetch(`${server.url}/api/uploads`, { method: 'OPTIONS', headers: { origin: platform.config.publicUrl } })
  expect(options.status).toBe(204)
  expect(Object.fromEntries(options.headers)).toMatchObject({
    'tus-resumable': '1.0.0',
    'tus-version': '1.0.0',
    'tus-extension': 'creation,creation-with-upload,creation-defer-length,termination',
    'tus-max-size': String(MAX_VIDEO_BYTES),
    'access-control-allow-origin': platform.config.publicUrl,
    'x-content-type-options': 'nosniff',
  })
  const created = await asha.create(100)
  expect(created.path).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/)
  const head = await asha.ask('HEAD', created.path)
  expect(Object.fromEntries(head.headers)).toMatchObject({
    'cache-control': 'no-store',
    'upload-length': '100',
    'upload-offset': '0',
    'tus-resumable': '1.0.0',
    'access-control-expose-headers': expect.stringContaining('Upload-Offset'),
  })
  expect(head.headers.has('upload-metadata')).toBe(false)
})

test('other users get 404 for every request on an upload', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const ravi = await openSender(server.url, 'ravi@example.org')
  const { path } = await asha.create(100)
  for (const method of ['HEAD', 'PATCH', 'DELETE', 'GET']) {
    expect((await ravi.ask(method, path)).status, method).toBe(404)
    expect((await ravi.ask(method, `${path}x`)).status).toBe(404)
    expect((await ravi.ask(method, '/api/uploads/..%2f..%2fsecret')).status).toBe(404)
    const nobody = await fetch(server.url + path, { method, headers: { 'tus-resumable': '1.0.0' } })
    expect(nobody.status, method).toBe(401)
    expect(nobody.headers.get('tus-resumable')).toBe(method === 'GET' ? null : '1.0.0')
  }
  expect((await ravi.ask('GET', '/api/uploads')).body).toEqual({ items: [] })
  expect((await fetch(`${server.url}/api/uploads`, { method: 'POST' })).status).toBe(401)
  expect((await asha.ask('HEAD', path)).headers.get('upload-offset')).toBe('0')
})

/** Returns a video with a sample table that requests more memory than any machine has. */
function forged(video: Buffer): Buffer {
  const copy = Buffer.from(video)
  const at = copy.indexOf('stts', 0, 'latin1')
  copy.writeUInt32BE(0xffff_ffff, at + 12)
  const sizes = copy.indexOf('stsz', 0, 'latin1')
  copy.writeUInt32BE(1, sizes + 8)
  copy.writeUInt32BE(0xffff_ffff, sizes + 12)
  return copy
}
