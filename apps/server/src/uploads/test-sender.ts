/** For tests: the real server on a port, and a family that sends videos with the published tus client. */
import { randomUUID } from 'node:crypto'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Upload, type UploadOptions } from 'tus-js-client'
import { createApp } from '../app.ts'
import type { Platform } from '../platform/platform.ts'
import { readdir, stat } from 'node:fs/promises'
import type { TestPlatform } from '../platform/test-platform.ts'

export interface Sender {
  readonly id: string
  readonly url: string
  readonly token: string
  ask(
    method: string,
    path: string,
    options?: { headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> },
  ): Promise<Answer>
  /** Creates an upload without sending bytes; returns its path. */
  create(sizeBytes: number | null, metadata?: Record<string, string>): Promise<Answer & { readonly path: string }>
  /** Sends bytes from an offset. */
  patch(path: string, offset: number, bytes: Uint8Array, headers?: Record<string, string>): Promise<Answer>
  /** Sends all bytes with the published client and returns the final result. */
  send(bytes: Buffer, options?: Partial<UploadOptions> & { readonly to?: string }): Promise<PatchResult>
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: ReturnType<typeof JSON.parse>
}

interface PatchResult {
  readonly path: string
  readonly error: number | null
}

export const consent = { noticeversion: '2026-11-21', language: 'pa' }
export const videoMetadata = () => ({ attemptid: randomUUID(), filename: 'Asha plays.mp4', filetype: 'video/mp4', ...consent })

export async function startServer(platform: Platform): Promise<{ url: string } & AsyncDisposable> {
  const app = createApp(platform)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

/** Signs up at `url`, which may be another process. */
export async function openSender(url: string, email: string): Promise<Sender> {
  const credentials = { email, password: 'mango tree 42' }
  await post(`${url}/auth/v1/signup`, credentials)
  const session = await post(`${url}/auth/v1/token?grant_type=password`, credentials)
  return senderAt(url, session.user.id, session.access_token)
}

/** The same family at another URL of the server. */
export function senderAt(url: string, id: string, token: string): Sender {
  const authorization = `Bearer ${token}`
  const ask: Sender['ask'] = async (method, path, { headers, body } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization, 'tus-resumable': '1.0.0', ...headers },
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : text }
  }
  return {
    id,
    url,
    token,
    ask,
    async create(sizeBytes, metadata = videoMetadata()) {
      const length = sizeBytes === null ? { 'upload-defer-length': '1' } : { 'upload-length': String(sizeBytes) }
      const answer = await ask('POST', '/api/uploads', { headers: { ...length, 'upload-metadata': encoded(metadata) } })
      return { ...answer, path: answer.headers.get('location') ?? '' }
    },
    patch: (path, offset, bytes, headers) =>
      ask('PATCH', path, {
        headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers },
        body: bytes as Uint8Array<ArrayBuffer>,
      }),
    send: (bytes, { to = url, ...options } = {}) =>
      new Promise((resolve) => {
        const upload = new Upload(bytes, {
          endpoint: `${to}/api/uploads`,
          headers: { Authorization: authorization },
          metadata: videoMetadata(),
          storeFingerprintForResuming: false,
          retryDelays: [0, 50, 50, 50, 50, 50],
          ...options,
          onSuccess: () => resolve({ path: pathOf(upload), error: null }),
          onError: (error) => {
            const response = 'originalResponse' in error ? error.originalResponse : null
            resolve({ path: pathOf(upload), error: response?.getStatus() ?? 0 })
          },
        })
        upload.start()
      }),
  }
}

function pathOf(upload: Upload): string {
  return upload.url ? new URL(upload.url).pathname : ''
}

/**
 * A proxy between phone and server that stalls after the given numbers of bytes, once for each, and closes the connection when
 * the bytes sent so far have `arrived`.
 */
export async function cutLine(url: string, cutAfterBytes: readonly number[], arrived: () => Promise<unknown>) {
  const left = [...cutAfterBytes]
  const { port, hostname } = new URL(url)
  const open = new Set<Socket>()
  const server = createServer((phone) => {
    const far = connect(Number(port), hostname)
    for (const end of [phone, far]) {
      open.add(end)
      end.on('error', () => {}).on('close', () => open.delete(end))
    }
    let passed = 0
    phone.on('data', (bytes) => {
      passed += bytes.length
      if (left[0] === undefined || passed < left[0]) return void (far.write(bytes) || phone.pause())
      left.shift()
      far.removeAllListeners('drain').write(bytes)
      phone.pause()
      void arrived().finally(() => {
        far.destroy()
        phone.destroy()
      })
    })
    far.on('drain', () => phone.resume())
    far.pipe(phone)
    phone.on('end', () => far.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The number of remaining cuts. */
    left: () => left.length,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function encoded(metadata: Record<string, string>): string {
  return Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
}

async function post(url: string, body: object): Promise<{ access_token: string; user: { id: string } }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { access_token: string; user: { id: string } }
}

/** The files in the folder of videos that wait for their check. */
export async function filesOf(platform: TestPlatform): Promise<string[]> {
  return await readdir(folderOf(platform)).catch(() => [])
}

export async function bytesIn(platform: TestPlatform): Promise<number> {
  const sizes = (await filesOf(platform)).map(async (name) => (await stat(`${folderOf(platform)}/${name}`)).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

export function folderOf({ config }: TestPlatform): string {
  return config.uploads.kind === 'folder' ? config.uploads.folder : ''
}
