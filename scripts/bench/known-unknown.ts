/**
 * Whether response times reveal who has an account: the same request for a known and an unknown address, in turns on one
 * connection. The next request is timed as well, because it would be delayed if background work after a response took
 * longer for an existing account.
 */
import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { sockets } from './callers.ts'
import type { Family } from './family.ts'
import type { Ask, Caller } from './rate.ts'

const PAIRS = 200
/** Waits until all background work of a request is done. */
const SETTLED_MS = 20
const LEAST = 0.9
const MOST = 1.1

interface Question {
  readonly name: string
  readonly path: string
  readonly body: (email: string) => object
}

const questions: readonly Question[] = [
  { name: 'sign-in', path: '/auth/v1/token?grant_type=password', body: (email) => ({ email, password: 'not this password' }) },
  { name: 'recover', path: '/auth/v1/recover', body: (email) => ({ email }) },
  { name: 'otp', path: '/auth/v1/otp', body: (email) => ({ email, create_user: false }) },
  { name: 'resend', path: '/auth/v1/resend', body: (email) => ({ type: 'signup', email }) },
  { name: 'verify', path: '/auth/v1/verify', body: (email) => ({ type: 'email', email, token: '000000' }) },
  { name: 'sign-up', path: '/auth/v1/signup', body: (email) => ({ email, password: 'mango tree 42', data: {} }) },
]

interface Times {
  readonly answer: number[]
  readonly next: number[]
}

/** Prints the response times for known addresses as a ratio to those for unknown ones, for each kind of request. */
export async function printKnownBesideUnknown(url: string, families: readonly Family[]): Promise<void> {
  const lines = sockets(url)
  const [caller, other] = lines
  if (!caller || !other) throw new Error('no connections were given')
  console.log(`\nKnown against unknown addresses, ${PAIRS} pairs: medians in ms and their ratio, allowed ${LEAST} to ${MOST}`)
  console.log('what          known   unknown   ratio   next: known   unknown   ratio')
  for (const question of questions) console.log(await lineOf(question, { caller, other, families }))
  for (const each of lines) each.close()
}

interface Asking {
  readonly caller: Caller
  readonly other: Caller
  readonly families: readonly Family[]
}

async function lineOf(question: Question, asking: Asking): Promise<string> {
  const known: Times = { answer: [], next: [] }
  const unknown: Times = { answer: [], next: [] }
  // Warm-up.
  for (let pair = -5; pair < PAIRS; pair++) {
    const email = asking.families[(pair + 5) % asking.families.length]?.email ?? ''
    const nobody = `bench-${randomUUID()}@example.org`
    const turns = [
      { email, times: known },
      { email: nobody, times: unknown },
    ]
    for (const turn of pair % 2 === 0 ? turns : turns.toReversed()) {
      const took = await timesOf(question, turn.email, asking)
      if (pair < 0) continue
      turn.times.answer.push(took.answer)
      turn.times.next.push(took.next)
    }
  }
  const cells = [known.answer, unknown.answer, known.next, unknown.next].map(medianOf)
  const [a = 0, b = 0, c = 0, d = 0] = cells
  const answer = [a.toFixed(2).padStart(8), b.toFixed(2).padStart(10), (a / b).toFixed(2).padStart(8)]
  const next = [c.toFixed(2).padStart(14), d.toFixed(2).padStart(10), (c / d).toFixed(2).padStart(8)]
  return question.name.padEnd(11) + answer.join('') + next.join('')
}

async function timesOf({ path, body }: Question, email: string, { caller, other }: Asking) {
  const request: Ask = {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body(email)),
  }
  const answer = await timeOf(caller, request)
  const next = await timeOf(other, { method: 'GET', path: '/auth/v1/health', headers: {} })
  await setTimeout(SETTLED_MS)
  return { answer, next }
}

async function timeOf(caller: Caller, request: Ask): Promise<number> {
  const startedMs = performance.now()
  await caller.ask(request)
  return performance.now() - startedMs
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
