import { randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import type { Family } from './family.ts'

export interface Load {
  readonly name: string
  readonly request: Request
  /** The same bytes for the bare server; without it, the bare password hash is the measure. */
  readonly bare: Request | undefined
  readonly mustReach: number
  readonly aim: number
  /** How many of twenty requests are of this kind in the mix. */
  readonly inMix: number
}

const json = { 'content-type': 'application/json' }

/** What families ask of the server, in turn, each with what it is compared with. */
export function loads(families: readonly Family[]): Load[] {
  return [staticPage(), list(families), refresh(families), analyze(families), signIn(families)]
}

/** Twenty requests in the proportions of a visit, spread out so that no kind comes in a row. */
export function mixOf(all: readonly Load[]): Request[] {
  const shares = all.flatMap(({ request, inMix }) =>
    Array.from({ length: inMix }, (_, n) => ({ request, at: (n + 0.5) / inMix })),
  )
  return shares.toSorted((a, b) => a.at - b.at).map(({ request }) => request)
}

function staticPage(): Load {
  const request = { path: '/', headers: { 'accept-encoding': 'br' } }
  return { name: 'static', request, bare: { path: '/' }, mustReach: 0.5, aim: 0.8, inMix: 12 }
}

function list(families: readonly Family[]): Load {
  const setupRequest = setUp(families, ({ accessToken }) => ({ headers: bearer(accessToken) }))
  const request = { path: '/api/assessments?limit=3', setupRequest }
  return { name: 'list', request, bare: { path: '/', setupRequest }, mustReach: 0.15, aim: 0.4, inMix: 5 }
}

function refresh(families: readonly Family[]): Load {
  // Each token is good for one exchange, which brings the session's next.
  const latest = new Map(families.map(({ refreshToken }) => [sessionOf(refreshToken), refreshToken]))
  const setupRequest = setUp([...latest.keys()], (session) => ({ body: JSON.stringify({ refresh_token: latest.get(session) }) }))
  const bare = { method: 'POST', path: '/', headers: json, setupRequest }
  const request: Request = {
    ...bare,
    path: '/auth/v1/token?grant_type=refresh_token',
    onResponse: (_status, body) => {
      const { refresh_token: token } = JSON.parse(body) as { refresh_token: string }
      latest.set(sessionOf(token), token)
    },
  }
  return { name: 'refresh', request, bare, mustReach: 0.15, aim: 0.3, inMix: 1 }
}

function analyze(families: readonly Family[]): Load {
  const responses = Array.from({ length: 20 }, (_, n) => ({ questionId: n + 1, answer: n % 3 === 0 ? 'yes' : 'no' }))
  const setupRequest = setUp(families, ({ id, accessToken }) => ({
    headers: { ...json, ...bearer(accessToken) },
    body: JSON.stringify({ responses, userId: id, attemptId: randomUUID() }),
  }))
  const bare = { method: 'POST', path: '/', setupRequest }
  const request = { ...bare, path: '/functions/v1/analyze-autism-test' }
  return { name: 'analyze', request, bare, mustReach: 0.1, aim: 0.25, inMix: 2 }
}

function signIn(families: readonly Family[]): Load {
  const setupRequest = setUp(families, ({ email, password }) => ({ body: JSON.stringify({ email, password }) }))
  const request = { method: 'POST', path: '/auth/v1/token?grant_type=password', headers: json, setupRequest }
  return { name: 'sign-in', request, bare: undefined, mustReach: 0.85, aim: 0.95, inMix: 0 }
}

/** One after the other, so that a family is not asked for again while it is waited for. */
function setUp<Each>(all: readonly Each[], changes: (each: Each) => Partial<Request>): (request: Request) => Request {
  let turn = 0
  return (request) => {
    const each = all[turn++ % all.length]
    return each === undefined ? request : { ...request, ...changes(each) }
  }
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` }
}

/** A refresh token begins with its version and its session. */
function sessionOf(token: string): string {
  return token.slice(0, 22)
}
