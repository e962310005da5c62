/** Kills a server process while it has a video, and starts another one. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'vitest'
import type { ExpectStatic } from 'vitest'
import { testDatabase } from '../platform/db/test-database.ts'
import type { TestDatabase } from '../platform/db/test-database.ts'
import { testS3 } from '../platform/files/test-s3.ts'
import { bareEnv } from '../platform/test-process.ts'
import { openSender, senderAt } from './test-sender.ts'
import type { Sender } from './test-sender.ts'
import { padVideo, testVideo } from './test-videos.ts'

const SIZE_BYTES = 3 * 1024 * 1024
/** A new process must wait until the lock of the killed one expires, and checks every ten seconds. */
const patience = { timeout: 40_000, interval: 250 }

// Each test waits for locks to expire, with its own database and storage, so they run concurrently.
for (const where of ['folder', 'S3'] as const) {
  for (const moment of ['checking', 'checked'] as const) {
    test.concurrent(
      `${where}: a video is deleted after a crash just before it is ${moment === 'checking' ? 'checked' : 'deleted'}`,
      { timeout: 90_000 },
      async ({ expect }) => {
        await using place = await openPlace(where, expect)
        const asha = await openSender(await place.start(), 'asha@example.org')
        const { path: upload } = await asha.create(SIZE_BYTES)

        // The process that writes this state is blocked while the test holds the lock.
        await pauseAt(place.db, moment)
        const held = await holdOn(place.db)
        void asha.patch(upload, 0, padVideo(await testVideo(), SIZE_BYTES)).catch(() => {})
        await expect.poll(() => waiting(place.db), patience).toBe(1)
        expect(await place.kept()).not.toEqual([])
        await place.kill()
        expect(await place.kept()).not.toEqual([])
        await held.letGo()

        const again = senderAt(await place.start(), asha.id, asha.token)
        await expect.poll(() => place.kept(), patience).toEqual([])
        await expect
          .poll(() => statusOf(again, upload), patience)
          .toMatchObject({
            state: 'checked',
            seconds: 3,
            deletedAt: expect.any(String),
          })
        expect(await place.db.query('select from upload_files')).toEqual([])
        // The phone, which got no response, requests the current offset.
        expect((await again.ask('HEAD', upload)).headers.get('upload-offset')).toBe(String(SIZE_BYTES))
      },
    )
  }

  test.concurrent(`${where}: bytes received before a crash need not be sent again`, { timeout: 60_000 }, async ({ expect }) => {
    await using place = await openPlace(where, expect)
    const asha = await openSender(await place.start(), 'asha@example.org')
    const video = padVideo(await testVideo(), SIZE_BYTES)
    const { path: upload } = await asha.create(SIZE_BYTES)
    await asha.patch(upload, 0, video.subarray(0, 2_500_000))
    await place.kill()

    const again = senderAt(await place.start(), asha.id, asha.token)
    expect((await again.ask('HEAD', upload)).headers.get('upload-offset')).toBe('2500000')
    expect((await again.patch(upload, 2_500_000, video.subarray(2_500_000))).status).toBe(204)
    expect(await statusOf(again, upload)).toMatchObject({ state: 'checked' })
    expect(await place.kept()).toEqual([])
  })
}

test.concurrent(
  'two processes share one storage: a phone may continue its upload at the other process',
  { timeout: 60_000 },
  async ({ expect }) => {
    await using place = await openPlace('S3', expect)
    const first = await place.start()
    const second = await place.start()
    const asha = await openSender(first, 'asha@example.org')
    const elsewhere = senderAt(second, asha.id, asha.token)
    const video = padVideo(await testVideo(), SIZE_BYTES)
    const { path: upload } = await asha.create(SIZE_BYTES)

    // The first request hangs in the first process, as after a lost signal; the phone calls the second process.
    const hanging = hangingPatch(first, asha, upload, video.subarray(0, 1_000_000))
    await expect.poll(() => place.db.query('select from uploads where held_by is not null'), patience).toHaveLength(1)
    const offset = Number((await elsewhere.ask('HEAD', upload)).headers.get('upload-offset'))
    expect(offset).toBe(1_000_000)
    expect((await elsewhere.patch(upload, offset, video.subarray(offset))).status).toBe(204)
    expect(await statusOf(elsewhere, upload)).toMatchObject({ state: 'checked' })
    hanging.abort()
  },
)

async function openPlace(where: 'folder' | 'S3', expect: ExpectStatic) {
  const db = await testDatabase()
  const s3 = where === 'S3' ? await testS3() : null
  const folder = await mkdtemp(path.join(tmpdir(), 'ankur-crash-'))
  const page = { file: 'index.html', kind: 'static' }
  await writeFile(path.join(folder, 'index.html'), '<h1>Ankur</h1>')
  await writeFile(path.join(folder, 'site.json'), JSON.stringify({ pages: { '/': page }, app: [], notFound: page }))
  const running: ChildProcess[] = []
  const env = {
    ...bareEnv,
    DATABASE_URL: db.url,
    DATA_DIR: folder,
    AUTH_SECRET: 's'.repeat(32),
    RATE_LIMITS: 'off',
    PORT: '0',
    LOG_LEVEL: 'warn',
    ...(s3 && { UPLOADS_URL: s3.url }),
  }
  async function kill(): Promise<void> {
    for (const child of running.splice(0)) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    }
  }
  return {
    db,
    kill,
    /** Starts another process and returns its URL. */
    async start(): Promise<string> {
      const program = path.join(import.meta.dirname, '../run-process.ts')
      const script = `import(${JSON.stringify(program)}).then((p) => p.runProcess({ env: process.env, dist: ${JSON.stringify(folder)} }))`
      const child = spawn(process.execPath, ['--eval', script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
      running.push(child)
      let output = ''
      child.stdout.on('data', (chunk) => (output += String(chunk)))
      await expect.poll(() => output, patience).toContain('Ankur is ready')
      return /http:\S+/.exec(output)?.[0] ?? ''
    },
    /** Lists all video files in storage. */
    kept: async () => (s3 ? await s3.kept() : await readdir(path.join(folder, 'uploads')).catch(() => [])),
    async [Symbol.asyncDispose]() {
      await kill()
      await s3?.[Symbol.asyncDispose]()
      await db.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const LOCK = 4104

/** Blocks the change of an upload to this state with a lock held by the test. */
async function pauseAt(db: TestDatabase, state: 'checking' | 'checked'): Promise<void> {
  await db.query(`create function pause() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$`)
  await db.query(`create trigger pause before update on uploads for each row
    when (old.state <> new.state and new.state = '${state}') execute function pause()`)
}

async function holdOn(db: TestDatabase) {
  const taken = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const over = db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(${LOCK})`)
    taken.resolve()
    await end.promise
  })
  await taken.promise
  return {
    async letGo() {
      end.resolve()
      await over
    },
  }
}

async function waiting(db: TestDatabase): Promise<number> {
  return (
    await db.query(`select from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted
    and database = (select oid from pg_database where datname = current_database())`)
  ).length
}

async function statusOf(family: Sender, upload: string) {
  return (await family.ask('GET', upload)).body
}

/** Starts to send and then stalls. */
function hangingPatch(url: string, { token }: Sender, upload: string, bytes: Uint8Array): AbortController {
  const abort = new AbortController()
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
    },
  })
  fetch(url + upload, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body,
    duplex: 'half',
    signal: abort.signal,
  } as RequestInit).catch(() => {})
  return abort
}
