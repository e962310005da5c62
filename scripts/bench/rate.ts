/**
 * How many requests a server answers, asked over plain sockets.
 *
 * A tool would be as busy with reading the answers as the server is with giving them, on the same processors, and so
 * measure itself. Here only the length of an answer is read, and that it is a good one.
 */
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'

export interface Rate {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

export interface Ask {
  /** A whole request. */
  readonly text: string
  readonly answered?: (body: string) => void
}

export const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
export const CONNECTIONS = 8

/** Asks over and over, on each connection again as soon as the last answer has come. */
export async function rate(url: string, next: () => Ask): Promise<Rate> {
  const times: number[] = []
  let failed = 0
  const startedMs = performance.now()
  const isOver = () => performance.now() - startedMs >= SECONDS * 1000
  const note = (status: number, ms: number) => (status === 200 ? times.push(ms) : failed++)
  await Promise.all(Array.from({ length: CONNECTIONS }, () => askOnOneConnection(url, { next, isOver, note })))
  const seconds = (performance.now() - startedMs) / 1000
  const sorted = Float64Array.from(times).sort()
  const quantile = (q: number) => sorted[Math.floor(sorted.length * q)] ?? 0
  return { perSecond: times.length / seconds, p50: quantile(0.5), p99: quantile(0.99), failed }
}

interface Asking {
  readonly next: () => Ask
  readonly isOver: () => boolean
  readonly note: (status: number, ms: number) => void
}

function askOnOneConnection(url: string, { next, isOver, note }: Asking): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let ask: Ask | null = null
  let askedMs = 0
  let received: Buffer[] = []

  function send(): void {
    ask = next()
    askedMs = performance.now()
    socket.write(ask.text)
  }
  socket.on('connect', send)
  socket.on('data', (chunk: Buffer) => {
    received.push(chunk)
    const answer = toAnswer(received.length === 1 ? chunk : Buffer.concat(received))
    if (!answer) return
    received = []
    note(answer.status, performance.now() - askedMs)
    if (answer.status === 200) ask?.answered?.(answer.body.toString())
    if (isOver()) socket.end()
    else send()
  })
  socket.on('close', () => (isOver() ? resolve() : reject(new Error(`${url} hung up`))))
  socket.on('error', reject)
  return promise
}

/** The answer, or null while a part of it is missing. */
function toAnswer(bytes: Buffer): { status: number; body: Buffer } | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = bytes.toString('latin1', 0, end)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  if (bytes.length < end + 4 + length) return null
  return { status: Number(head.slice(9, 12)), body: bytes.subarray(end + 4) }
}
