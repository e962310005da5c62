/**
 * Two HTTP clients. Node's own client uses about as much CPU for a response as the server does. The plain socket client
 * reads only the length of a response, so that nearly all CPU is left to the server.
 */
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { type Answer, type Ask, type Caller, CONNECTIONS } from './rate.ts'

/** Connections through Node's HTTP client. */
export function clients(url: string, count = CONNECTIONS): Caller[] {
  return Array.from({ length: count }, () => client(url))
}

/** Connections over plain sockets. */
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
    close: () => agent.destroy(),
  }
}

function socket(url: string): Caller {
  const { hostname, port } = new URL(url)
  const connection = connect({ host: hostname, port: Number(port), noDelay: true })
  let pending: PromiseWithResolvers<Answer> | null = null
  let received: Buffer[] = []

  connection.on('data', (chunk: Buffer) => {
    received.push(chunk)
    const answer = toAnswer(received.length === 1 ? chunk : Buffer.concat(received))
    if (!answer) return
    received = []
    pending?.resolve(answer)
  })
  connection.on('error', (error) => pending?.reject(error))
  connection.on('close', () => pending?.reject(new Error(`${url} closed the connection`)))
  return {
    ask(request) {
      pending = Promise.withResolvers()
      connection.write(toText(request))
      return pending.promise
    },
    close: () => connection.end(),
  }
}

function toText({ method, path, headers, body = '' }: Ask): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  if (method !== 'GET') lines.push(`content-length: ${Buffer.byteLength(body)}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n')
}

/** The response, or null while it is incomplete. */
function toAnswer(bytes: Buffer): Answer | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = bytes.toString('latin1', 0, end)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  if (bytes.length < end + 4 + length) return null
  return { status: Number(head.slice(9, 12)), body: bytes.toString('utf8', end + 4) }
}
