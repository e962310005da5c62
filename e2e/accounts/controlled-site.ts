import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Site } from '../site.ts'

/**
 * A proxy in front of the real server, under an address of its own, which the browser uses as the site. It can go
 * offline and online again, stop responding, and serve the next release, in which every file of /assets has another
 * name.
 */
export interface ControlledSite extends Site {
  goAway(): Promise<void>
  comeBack(): Promise<void>
  /** From now on requests get no response, as on a very weak connection. */
  hang(): void
  release(): void
  /** The service worker is replaced by one that unregisters itself. */
  withdrawWorker(): void
}

const assets = readdirSync(join(import.meta.dirname, '../../apps/web/dist/assets')).filter((name) => /\.(js|css|svg)$/.test(name))
const inNextRelease = (name: string) => name.replace(/\.(js|css)$/, '-next.$1')

export async function startControlledSite(site: Site): Promise<ControlledSite> {
  const state = { isNext: false, hangs: false, isWithdrawn: false }
  let server: Server
  let port = 0
  const open = async () => {
    server = createServer((incoming, response) => {
      if (!state.hangs) forward(site, state, incoming, response)
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

function forward(site: Site, { isNext, isWithdrawn }: State, incoming: IncomingMessage, response: ServerResponse): void {
  const wanted = incoming.url ?? '/'
  const name = wanted.startsWith('/assets/') ? wanted.slice('/assets/'.length) : ''
  const known = assets.find((each) => name === (isNext ? inNextRelease(each) : each))
  if (name !== '' && !known) return void response.writeHead(404).end()
  const path = known ? `/assets/${known}` : isWithdrawn && wanted === '/sw.js' ? '/sw-withdrawn.js' : wanted
  const headers = { ...incoming.headers, 'accept-encoding': 'identity', ...(isNext && { 'if-none-match': '""' }) }
  const upstream = request(site.url + path, { method: incoming.method, headers }, (reply) => pass(reply, response, isNext))
  upstream.on('error', () => response.destroy())
  incoming.pipe(upstream)
}

function pass(reply: IncomingMessage, response: ServerResponse, isNext: boolean): void {
  const isText = /html|javascript|css/.test(reply.headers['content-type'] ?? '')
  if (!isNext || !isText) return void reply.pipe(response.writeHead(reply.statusCode ?? 500, reply.headers))
  const chunks: Buffer[] = []
  reply.on('data', (chunk: Buffer) => chunks.push(chunk))
  reply.on('end', () => {
    const { 'content-length': _length, etag: _etag, 'content-security-policy': policy = '', ...headers } = reply.headers
    const text = Buffer.concat(chunks).toString()
    headers['content-security-policy'] = allowNextScripts(String(policy), text)
    response.writeHead(reply.statusCode ?? 500, headers).end(asNextRelease(text))
  })
}

/** An inline script may name files too; the page's policy allows it by its hash. */
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
