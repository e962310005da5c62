/**
 * Two ways to ask. Node's own client is what a program has at hand; it is as busy with an answer as a server is with
 * giving it. Over plain sockets only the length of an answer is read: nearly all the computer is left to the server.
 */
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { type Answer, type Ask, type Caller, CONNECTIONS } from './rate.ts'

/** Connections that speak through Node's HTTP client. */
export function clients(url: string, count = CONNECTIONS): Caller[] {
  return Array.from({ length: count }, () => client(url))
}

/** Connections that write and read bytes. */
export function sockets(url: string): Caller[] {
  return Array.from({ length: CONNECTIONS }, () => socket(url))
}

function client(url: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    ask: ({ method, path, headers, body }) =>
      new Promise((resolve, reject) => {
        const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
        const asking = request(url + path, { method, agent, headers: { ...headers, ...length } }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
        })
        asking.on('error', reject)
        asking.end(body)
      }),
    hangUp: () => agent.destroy(),
  }
}

function socket(url: string): Caller {
  const { hostname, port } = new URL(url)
  const line = connect({ host: hostname, port: Number(port), noDelay: true })
  let waiting: PromiseWithResolvers<Answer> | null = null
  let received: Buffer[] = []

  line.on('data', (chunk: Buffer) => {
    received.push(chunk)
    const answer = toAnswer(received.length === 1 ? chunk : Buffer.concat(received))
    if (!answer) return
    received = []
    waiting?.resolve(answer)
  })
  line.on('error', (error) => waiting?.reject(error))
  line.on('close', () => waiting?.reject(new Error(`${url} hung up`)))
  return {
    ask(question) {
      waiting = Promise.withResolvers()
      line.write(toText(question))
      return waiting.promise
    },
    hangUp: () => line.end(),
  }
}

function toText({ method, path, headers, body = '' }: Ask): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  if (method !== 'GET') lines.push(`content-length: ${Buffer.byteLength(body)}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n')
}

/** The answer, or null while a part of it is missing. */
function toAnswer(bytes: Buffer): Answer | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = bytes.toString('latin1', 0, end)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  if (bytes.length < end + 4 + length) return null
  return { status: Number(head.slice(9, 12)), body: bytes.toString('utf8', end + 4) }
}
