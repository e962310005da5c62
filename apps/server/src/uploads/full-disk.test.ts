/** A full disk: a small file system in memory, which only a privileged user may mount. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testPlatform, type TestPlatform } from '../platform/test-platform.ts'
import { filesOf, folderOf, openSender, startServer, type Sender } from './test-sender.ts'
import { padVideo, testVideo } from './test-videos.ts'

const now = '2026-03-14T09:00:00Z'
const MB = 1024 * 1024
const DISK_MB = 48
const mayMount = canMount()

const title = 'on a full disk an upload gets 503 and leaves no files, and works again when there is room'

test.skipIf(!mayMount)(
  mayMount ? title : `${title} (needs root that may mount a file system)`,
  async () => {
    await using platform = await testPlatform({ now })
    using disk = smallDisk(platform)
    await using server = await startServer(platform)
    const asha = await openSender(server.url, 'asha@example.org')
    const isRefused = async () =>
      await expect.poll(() => platform.db.query('select from upload_files'), { timeout: 20_000 }).toEqual([])
    const refused = { status: 503, body: { error: { code: 'overloaded' } } }
    for (const megabytes of [12, 24]) {
      const { path: begun } = await asha.create(megabytes * MB)
      disk.fillUpTo(4)
      const answer = await sendAllThenRead(asha, { to: begun, bytes: Buffer.alloc(megabytes * MB), isRefused })
      expect(answer).toMatchObject(refused)
      expect([await filesOf(platform), await platform.db.query('select from upload_files')]).toEqual([[OTHERS], []])
      expect((await asha.ask('HEAD', begun)).status).toBe(404)
      disk.free()
    }
    const video = padVideo(await testVideo(), 8 * MB)
    const sent = await asha.send(video)
    expect(sent.error).toBeNull()
    expect((await asha.ask('GET', sent.path)).body).toMatchObject({ state: 'checked' })
  },
  30_000,
)

/** Other data on the disk. */
const OTHERS = 'of-others'

function smallDisk(platform: TestPlatform) {
  const folder = folderOf(platform)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'ankur-test', folder])
  return {
    /** Fills the disk up to the given free space in MB. */
    fillUpTo: (left: number) => writeFileSync(path.join(folder, OTHERS), Buffer.alloc((DISK_MB - left) * MB)),
    free: () => rmSync(path.join(folder, OTHERS)),
    [Symbol.dispose]: () => void execFileSync('umount', ['--lazy', folder]),
  }
}

function canMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'ankur-mount-'))
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'ankur-test', folder]).status === 0
  if (isMounted) execFileSync('umount', [folder])
  rmSync(folder, { recursive: true })
  return isMounted
}

/** Sends as browsers do, which read the response only after the last byte is sent. */
interface Sending {
  readonly to: string
  readonly bytes: Buffer
  readonly isRefused: () => Promise<unknown>
}

function sendAllThenRead({ url, token }: Sender, { to, bytes, isRefused }: Sending): Promise<{ status: number; body: unknown }> {
  const { hostname, port, host } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const fields = {
      host,
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'content-length': String(bytes.length),
    }
    const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
    socket
      .on('error', reject)
      .setTimeout(10_000, () => socket.destroy(new Error('timeout: the server does not read the request')))
    socket.write(`PATCH ${to} HTTP/1.1\r\n${head.join('')}\r\n`)
    socket.write(bytes.subarray(0, bytes.length / 2))
    // The second half is sent after the server has responded.
    void isRefused().then(
      () =>
        socket.write(bytes.subarray(bytes.length / 2), () => {
          let answer = ''
          socket.setEncoding('utf8').on('data', (text: string) => {
            answer += text
            const [lines = '', body = ''] = answer.split('\r\n\r\n')
            if (body.length < Number(/^content-length: (\d+)/im.exec(lines)?.[1] ?? Infinity)) return
            socket.destroy()
            resolve({ status: Number(lines.split(' ')[1]), body: JSON.parse(body) as unknown })
          })
        }),
      reject,
    )
  })
}
