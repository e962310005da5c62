/**
 * What the product weighs and how fast it answers, told as shares of something bare in the same run, because a
 * share means the same on a slow computer as on a fast one. Loopback only, a few minutes, nothing is asserted.
 */
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import autocannon, { type Request } from 'autocannon'
import { createPasswordHasher } from '../../apps/server/src/platform/password-hasher.ts'
import { run } from '../run.ts'
import { root } from '../site-stamp.ts'
import { signedUpFamily } from './family.ts'
import { started } from './started.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
const CONNECTIONS = 8
const ROUNDS = 2

const home = mkdtempSync(join(tmpdir(), 'ankur-bench-'))
if (process.getuid?.() === 0) chmodSync(home, 0o711)
const env = { ...process.env, PORT: '0', DATA_DIR: join(home, 'data'), RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }

try {
  const playwright = [
    join(root, 'node_modules/.bin/playwright'),
    'test',
    '--config=e2e/playwright.config.ts',
    'weight',
    '--reporter=line',
  ]
  await run(process.execPath, playwright, { cwd: root, env: { ...process.env, BENCH: '1' }, show: true })
  await measureServer()
} finally {
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

async function measureServer(): Promise<void> {
  const hashes = await hashesPerSecond()
  await using ankur = await started('scripts/start.mjs', env)
  await using echo = await started('scripts/bench/echo.ts', process.env)
  const family = await signedUpFamily(ankur.url)
  const authorization = `Bearer ${family.accessToken}`
  const json = { 'content-type': 'application/json' }
  const responses = Array.from({ length: 20 }, (_, index) => ({ questionId: index + 1, answer: index % 3 === 0 ? 'yes' : 'no' }))
  const analysis = () => JSON.stringify({ responses, userId: family.id, attemptId: randomUUID() })
  const credentials = JSON.stringify({ email: family.email, password: family.password })

  const measured: { name: string; request: Request; bare: Request | undefined; mustReach: number }[] = [
    { name: 'static page', request: { path: '/', headers: { 'accept-encoding': 'br' } }, bare: { path: '/' }, mustReach: 0.5 },
    {
      name: 'analyze',
      request: {
        method: 'POST',
        path: '/functions/v1/analyze-autism-test',
        headers: { ...json, authorization },
        setupRequest: (request) => ({ ...request, body: analysis() }),
      },
      bare: { method: 'POST', path: '/', headers: json, setupRequest: (request) => ({ ...request, body: analysis() }) },
      mustReach: 0.1,
    },
    {
      name: 'list',
      request: { path: '/api/assessments?limit=3', headers: { authorization } },
      bare: { path: '/' },
      mustReach: 0.15,
    },
    {
      name: 'sign-in',
      request: { method: 'POST', path: '/auth/v1/token?grant_type=password', headers: json, body: credentials },
      bare: undefined,
      mustReach: 0.85,
    },
  ]

  console.log('\nwhat           per second   bare   share   must reach   p50 ms   p99 ms   failed')
  for (const { name, request, bare, mustReach } of measured) {
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await rate(ankur.url, request)
      const bareRate = bare ? (await rate(echo.url, bare)).perSecond : hashes
      rounds.push({ ...ours, bareRate, share: ours.perSecond / bareRate })
    }
    const best = rounds.toSorted((a, b) => b.share - a.share)[0]
    if (!best) continue
    const cells = [
      best.perSecond.toFixed(0).padStart(10),
      best.bareRate.toFixed(0).padStart(7),
      best.share.toFixed(2).padStart(8),
    ]
    const times = [
      String(mustReach).padStart(13),
      String(best.p50).padStart(9),
      String(best.p99).padStart(9),
      String(best.failed).padStart(9),
    ]
    console.log(name.padEnd(15) + [...cells, ...times].join(''))
  }
}

async function rate(url: string, request: Request) {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests: [request] })
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

/** What the product's own hasher does when nothing else is asked of the computer. */
async function hashesPerSecond(): Promise<number> {
  const hasher = createPasswordHasher()
  const stored = await hasher.hash('mango tree 42')
  const startedMs = performance.now()
  let done = 0
  const keepVerifying = async () => {
    while (performance.now() - startedMs < SECONDS * 1000) {
      await hasher.verify(stored, 'mango tree 42')
      done++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, keepVerifying))
  return done / ((performance.now() - startedMs) / 1000)
}
