import { randomUUID } from 'node:crypto'
import type { Family } from './family.ts'
import type { Ask } from './rate.ts'

export interface Load {
  readonly name: string
  readonly ask: () => Ask
  /** The same bytes for the bare server; without it, the bare password hash is the measure. */
  readonly bare: (() => Ask) | undefined
  readonly mustReach: number
  readonly aim: number
  /** How many of twenty requests are of this kind in the mix. */
  readonly inMix: number
}

/** What families ask of the server, in turn, each with what it is compared with. */
export function loads(families: readonly Family[]): Load[] {
  // Of an account's sessions only the newest are kept: who signs in all the time cannot refresh an old one as well.
  const [first, ...others] = families
  return [staticPage(), list(others), refresh(others), analyze(others), ...(first ? [signIn([first])] : [])]
}

/** Twenty requests in the proportions of a visit, spread out so that no kind comes in a row. */
export function mixOf(all: readonly Load[]): () => Ask {
  const shares = all.flatMap(({ ask, inMix }) => Array.from({ length: inMix }, (_, n) => ({ ask, at: (n + 0.5) / inMix })))
  const next = inTurn(shares.toSorted((a, b) => a.at - b.at))
  return () => next().ask()
}

function staticPage(): Load {
  const get = (path: string) => ({ text: request('GET', path, { 'accept-encoding': 'br' }) })
  const [page, bare] = [get('/'), get('/')]
  return { name: 'static', ask: () => page, bare: () => bare, mustReach: 0.5, aim: 0.8, inMix: 12 }
}

function list(families: readonly Family[]): Load {
  const text = (path: string) => families.map(({ accessToken }) => ({ text: request('GET', path, bearer(accessToken)) }))
  const ask = inTurn(text('/api/assessments?limit=3'))
  return { name: 'list', ask, bare: inTurn(text('/')), mustReach: 0.15, aim: 0.4, inMix: 5 }
}

function refresh(families: readonly Family[]): Load {
  // Each token is good for one exchange, which brings the session's next.
  const latest = new Map(families.map(({ refreshToken }) => [sessionOf(refreshToken), refreshToken]))
  const answered = (body: string) => {
    const { refresh_token: token } = JSON.parse(body) as { refresh_token: string }
    latest.set(sessionOf(token), token)
  }
  const next = inTurn([...latest.keys()])
  const post = (path: string) => request('POST', path, json, JSON.stringify({ refresh_token: latest.get(next()) }))
  const ask = () => ({ text: post('/auth/v1/token?grant_type=refresh_token'), answered })
  return { name: 'refresh', ask, bare: () => ({ text: post('/') }), mustReach: 0.15, aim: 0.3, inMix: 1 }
}

function analyze(families: readonly Family[]): Load {
  const responses = Array.from({ length: 20 }, (_, n) => ({ questionId: n + 1, answer: n % 3 === 0 ? 'yes' : 'no' }))
  const next = inTurn(families)
  const post = (path: string) => () => {
    const { id, accessToken } = next()
    const body = JSON.stringify({ responses, userId: id, attemptId: randomUUID() })
    return { text: request('POST', path, { ...json, ...bearer(accessToken) }, body) }
  }
  const ask = post('/functions/v1/analyze-autism-test')
  return { name: 'analyze', ask, bare: post('/'), mustReach: 0.1, aim: 0.25, inMix: 2 }
}

function signIn(families: readonly Family[]): Load {
  const path = '/auth/v1/token?grant_type=password'
  const texts = families.map(({ email, password }) => request('POST', path, json, JSON.stringify({ email, password })))
  const ask = inTurn(texts.map((text) => ({ text })))
  return { name: 'sign-in', ask, bare: undefined, mustReach: 0.85, aim: 0.95, inMix: 0 }
}

const json = { 'content-type': 'application/json' }

function bearer(token: string) {
  return { authorization: `Bearer ${token}` }
}

function request(method: string, path: string, headers: Record<string, string>, body = ''): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  if (method === 'POST') lines.push(`content-length: ${Buffer.byteLength(body)}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n')
}

/** One after the other, so that a family is not asked for again while it is waited for. */
function inTurn<Each>(all: readonly Each[]): () => Each {
  let turn = 0
  return () => {
    const each = all[turn++ % all.length]
    if (each === undefined) throw new Error('there is nothing to take turns with')
    return each
  }
}

/** A refresh token begins with its version and its session. */
function sessionOf(token: string): string {
  return token.slice(0, 22)
}
