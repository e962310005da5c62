import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Site } from '../site.ts'

/**
 * Stands before the real server of a journey, under an address of its own: for the browser this is the site. It can go
 * away and come back, stop answering, and stand for the next release, in which every file of /assets has another name.
 */
export interface Front extends Site {
  goAway(): Promise<void>
  comeBack(): Promise<void>
  /** From now on requests get no answer, as on a signal that is too weak. */
  hang(): void
  release(): void
  /** The worker that takes itself back stands in the place of the worker. */
  withdrawWorker(): void
}

const assets = readdirSync(join(import.meta.dirname, '../../apps/web/dist/assets')).filter((name) => /\.(js|css)$/.test(name))
const inNextRelease = (name: string) => name.replace(/\.(js|css)$/, '-next.$1')

export async function startFront(site: Site): Promise<Front> {
  const state = { isNext: false, hangs: false, isWithdrawn: false }
  let server: Server
  let port = 0
  const open = async () => {
    server = createServer((asked, answer) => {
      if (!state.hangs) forward(site, state, asked, answer)
    })
    await once(server.listen(port, 'localhost'), 'listening')
    port = (server.address() as AddressInfo).port
  }
  const shut = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  await open()
  return {
    ...site,
    url: `http://localhost:${port}`,
    goAway: shut,
    comeBack: open,
    hang: () => (state.hangs = true),
    release: () => (state.isNext = true),
    withdrawWorker: () => (state.isWithdrawn = true),
    close: shut,
  }
}

interface State {
  readonly isNext: boolean
  readonly isWithdrawn: boolean
}

function forward(site: Site, { isNext, isWithdrawn }: State, asked: IncomingMessage, answer: ServerResponse): void {
  const wanted = asked.url ?? '/'
  const name = wanted.startsWith('/assets/') ? wanted.slice('/assets/'.length) : ''
  const known = assets.find((each) => name === (isNext ? inNextRelease(each) : each))
  if (name !== '' && !known) return void answer.writeHead(404).end()
  const path = known ? `/assets/${known}` : isWithdrawn && wanted === '/sw.js' ? '/sw-withdrawn.js' : wanted
  const headers = { ...asked.headers, 'accept-encoding': 'identity', ...(isNext && { 'if-none-match': '""' }) }
  const upstream = request(site.url + path, { method: asked.method, headers }, (got) => pass(got, answer, isNext))
  upstream.on('error', () => answer.destroy())
  asked.pipe(upstream)
}

function pass(got: IncomingMessage, answer: ServerResponse, isNext: boolean): void {
  const isText = /html|javascript|css/.test(got.headers['content-type'] ?? '')
  if (!isNext || !isText) return void got.pipe(answer.writeHead(got.statusCode ?? 500, got.headers))
  const chunks: Buffer[] = []
  got.on('data', (chunk: Buffer) => chunks.push(chunk))
  got.on('end', () => {
    const { 'content-length': _length, etag: _etag, 'content-security-policy': policy = '', ...headers } = got.headers
    const text = Buffer.concat(chunks).toString()
    headers['content-security-policy'] = allowNextScripts(String(policy), text)
    answer.writeHead(got.statusCode ?? 500, headers).end(asNextRelease(text))
  })
}

/** A script within a page may name files, too: the page's policy knows it by its hash. */
function allowNextScripts(policy: string, page: string): string {
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
  return scripts.reduce((before, script) => before.replace(hashOf(script), hashOf(asNextRelease(script))), policy)
}

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64')
}

function asNextRelease(text: string): string {
  const renamed = assets.reduce((before, name) => before.replaceAll(name, inNextRelease(name)), text)
  return renamed.replace(/(version:\s*["'`])\w+/, '$1next')
}
