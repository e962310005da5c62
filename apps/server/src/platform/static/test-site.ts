/** A small built site, for tests of what the server sends. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { request } from 'node:http'
import { createApp } from '../../app.ts'
import { testPlatform } from '../test-platform.ts'
import { loadSite } from './load-site.ts'

const now = '2026-01-05T09:00:00Z'
export const theme = `sha256-${'a'.repeat(43)}=`

export const files: Record<string, string> = {
  'index.html': '<h1>Ankur</h1>',
  'about-us/index.html': '<h1>About us</h1>',
  'app.html': '<div id="app"></div>',
  'question.html': '<h1>A question of our own</h1>',
  '404/index.html': '<h1>That is not here</h1>',
  'hi/404/index.html': '<h1>यह यहाँ नहीं है</h1>',
  'assets/app-1a2b.js': 'console.log(1)'.repeat(100),
  'sw.js': 'self.addEventListener("fetch", () => {})',
  'robots.txt': 'Sitemap: https://origin.invalid/sitemap.xml\n',
  '.stamp': 'private',
}
const siteList = {
  addressed: ['robots.txt'],
  pages: {
    '/': { file: 'index.html', kind: 'static', scriptHashes: [theme] },
    '/about-us': { file: 'about-us/index.html', kind: 'static', scriptHashes: [] },
  },
  app: [
    { path: '/autism-test/question/7', file: 'question.html', scriptHashes: [theme] },
    { path: '/dashboard', file: 'app.html', scriptHashes: [theme] },
    { path: '/autism-test/question/:questionNumber', file: 'app.html', scriptHashes: [theme] },
  ],
  notFound: { file: '404/index.html', scriptHashes: [], byLanguage: { hi: { file: 'hi/404/index.html' } } },
}

/** Starts the whole server with a small built site. */
export async function servedSite(env: Record<string, string> = {}, onLogLine?: (line: string) => void) {
  const dist = await mkdtemp(path.join(tmpdir(), 'ankur-site-'))
  for (const [name, content] of Object.entries({ ...files, 'site.json': JSON.stringify(siteList) })) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true })
    await writeFile(path.join(dist, name), content)
    await writeFile(path.join(dist, `${name}.br`), brotliCompressSync(content))
    await writeFile(path.join(dist, `${name}.gz`), gzipSync(content))
  }
  const platform = await testPlatform({ now, env, ...(onLogLine && { onLogLine }) })
  const app = createApp(platform, { site: await loadSite(dist, 'https://ankur.example') })
  const clean = async () => {
    await app.close()
    await platform[Symbol.asyncDispose]()
    await rm(dist, { recursive: true })
  }
  return { app, [Symbol.asyncDispose]: clean }
}

interface PageRequest {
  readonly port: number
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
}

export function overSocket(options: PageRequest): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', agent: false, ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    })
    asking.on('error', reject).end()
  })
}
