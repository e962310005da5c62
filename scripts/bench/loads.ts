import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toProjectFile } from '@ankur/blocks/project-file'
import { readSb3 } from '@ankur/blocks/sb3/read'
import type { Family } from './family.ts'
import { root } from '../site-stamp.ts'
import type { Ask } from './rate.ts'

export interface Load {
  readonly name: string
  readonly ask: () => Ask
  /** The same number of bytes for the bare server; when absent, the baseline is the bare password hash. */
  readonly bare: (() => Ask) | undefined
  readonly mustReach: number
  readonly aim: number
  /** How many of the twenty requests of the mix are of this kind. */
  readonly inMix: number
}

/** The kinds of requests that families send, each with its baseline. */
export function loads(families: readonly Family[]): Load[] {
  // An account keeps only its newest sessions, so the accounts that keep signing in are not used for refreshes.
  const [first, ...others] = families
  return [
    staticPage(),
    list(others),
    games(others),
    open(others),
    save(others),
    refresh(others),
    analyze(others),
    ...(first ? [signIn([first])] : []),
  ]
}

/** Twenty requests in the proportions of a visit, shuffled so that no kind comes twice in a row. */
export function mixOf(all: readonly Load[]): () => Ask {
  const shares = all.flatMap(({ ask, inMix }) => Array.from({ length: inMix }, (_, n) => ({ ask, at: (n + 0.5) / inMix })))
  const next = inTurn(shares.toSorted((a, b) => a.at - b.at))
  return () => next().ask()
}

function staticPage(): Load {
  const page = { method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } }
  return { name: 'static', ask: () => page, bare: () => page, mustReach: 0.5, aim: 0.8, inMix: 12 }
}

function list(families: readonly Family[]): Load {
  const next = inTurn(families)
  const get = (path: string) => () => ({ method: 'GET', path, headers: bearer(next()) })
  return { name: 'list', ask: get('/api/assessments?limit=3'), bare: get('/'), mustReach: 0.15, aim: 0.4, inMix: 4 }
}

/** The names of twenty games. */
function games(families: readonly Family[]): Load {
  const next = inTurn(families)
  const get = (path: string) => () => ({ method: 'GET', path, headers: bearer(next()) })
  return { name: 'games', ask: get('/api/projects?limit=20'), bare: get('/'), mustReach: 0.15, aim: 0.3, inMix: 0 }
}

/** One complete game. */
function open(families: readonly Family[]): Load {
  const next = inTurn(families)
  const get = (toPath: (family: Family) => string) => () => {
    const family = next()
    return { method: 'GET', path: toPath(family), headers: bearer(family) }
  }
  const ask = get(({ gameId }) => `/api/projects/${gameId}`)
  return { name: 'open', ask, bare: get(() => '/'), mustReach: 0.15, aim: 0.3, inMix: 0 }
}

/** A small complete game with a different name each time, because an identical save is not written again. */
function save(families: readonly Family[]): Load {
  const next = inTurn(families)
  const read = readSb3(readFileSync(join(root, 'packages/blocks/vectors/42-catch-game/project.sb3')))
  if (!read.ok) throw new Error(`the game could not be read: ${read.problem}`)
  const data = toProjectFile(read.project)
  let saves = 0
  const put = (toPath: (family: Family) => string) => () => {
    const family = next()
    const body = `{"name":"Game ${saves++}","data":${data}}`
    return { method: 'PUT', path: toPath(family), headers: { ...json, ...bearer(family) }, body }
  }
  const ask = put(({ gameId }) => `/api/projects/${gameId}`)
  return { name: 'save', ask, bare: put(() => '/'), mustReach: 0.1, aim: 0.3, inMix: 1 }
}

function refresh(families: readonly Family[]): Load {
  // Each refresh token works once; the response contains the next one.
  const latest = new Map(families.map(({ refreshToken }) => [sessionOf(refreshToken), refreshToken]))
  const answered = (body: string) => {
    const { refresh_token: token } = JSON.parse(body) as { refresh_token: string }
    latest.set(sessionOf(token), token)
  }
  const next = inTurn([...latest.keys()])
  const post = (path: string) => {
    const body = JSON.stringify({ refresh_token: latest.get(next()) })
    return { method: 'POST', path, headers: json, body, answered }
  }
  const ask = () => post('/auth/v1/token?grant_type=refresh_token')
  return { name: 'refresh', ask, bare: () => post('/'), mustReach: 0.15, aim: 0.3, inMix: 1 }
}

function analyze(families: readonly Family[]): Load {
  const responses = Array.from({ length: 20 }, (_, n) => ({ questionId: n + 1, answer: n % 3 === 0 ? 'yes' : 'no' }))
  const next = inTurn(families)
  const post = (path: string) => () => {
    const family = next()
    const body = JSON.stringify({ responses, userId: family.id, attemptId: randomUUID() })
    return { method: 'POST', path, headers: { ...json, ...bearer(family) }, body }
  }
  const ask = post('/functions/v1/analyze-autism-test')
  return { name: 'analyze', ask, bare: post('/'), mustReach: 0.1, aim: 0.25, inMix: 2 }
}

function signIn(families: readonly Family[]): Load {
  const path = '/auth/v1/token?grant_type=password'
  const next = inTurn(families.map(({ email, password }) => JSON.stringify({ email, password })))
  const ask = () => ({ method: 'POST', path, headers: json, body: next() })
  return { name: 'sign-in', ask, bare: undefined, mustReach: 0.85, aim: 0.95, inMix: 0 }
}

const json = { 'content-type': 'application/json' }

function bearer({ accessToken }: Family) {
  return { authorization: `Bearer ${accessToken}` }
}

/** One after the other, so that a family has only one request in flight. */
function inTurn<Each>(all: readonly Each[]): () => Each {
  let turn = 0
  return () => {
    const each = all[turn++ % all.length]
    if (each === undefined) throw new Error('there is nothing to choose from')
    return each
  }
}

/** A refresh token begins with its version and its session. */
function sessionOf(token: string): string {
  return token.slice(0, 22)
}
