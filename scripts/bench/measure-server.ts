import { join } from 'node:path'
import { clients, sockets } from './callers.ts'
import { signedUpFamily, type Family } from './family.ts'
import { printKnownBesideUnknown } from './known-unknown.ts'
import { loads, mixOf, type Load } from './loads.ts'
import { rate, SECONDS, CONNECTIONS, type Ask, type Rate } from './rate.ts'
import { printReadsBesideReports } from './reports.ts'
import { started, type StartedServer } from './started.ts'
import { performance } from 'node:perf_hooks'
import { createPasswordHasher } from '../../apps/server/src/platform/password-hasher.ts'

const ROUNDS = 3
// More than there are connections, so that a family has only one analysis in flight.
const FAMILIES = 24

interface Round {
  readonly ours: Rate
  readonly bare: number
  readonly share: number
  /** CPU time of the bare server per response, as a share of ours; null where the baseline is not a server. */
  readonly work: number | null
  /** The same as `share`, but requested over plain sockets. */
  readonly hardest: number | null
}

interface Servers {
  readonly ankur: StartedServer
  readonly echo: StartedServer
}

/** Prints the rate of each kind of request against the baseline measured at the same moment. */
export async function measureServer(home: string, wanted: readonly string[]): Promise<void> {
  // Default settings, except that rate limits are off. The log goes to a file, as under an init system.
  const env = { ...process.env, PORT: '0', DATA_DIR: join(home, 'data'), RATE_LIMITS: 'off' }
  await using ankur = await started('scripts/start.mjs', { env, log: join(home, 'server.log') })
  await using echo = await started('scripts/bench/echo.ts', { env: process.env, log: join(home, 'echo.log') })
  const families: Family[] = []
  while (families.length < FAMILIES) families.push(await signedUpFamily(ankur.url))
  const all = loads(families)
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

  console.log("\nRequests from Node's own client over ten connections. work: CPU time of the bare server per response, as a")
  console.log('share of ours. sockets: the share when the client uses hardly any CPU.')
  console.log('\nwhat           per second   bare   share    work   must reach    aim   p50 ms   p99 ms   failed   sockets')
  for (const load of all.filter(({ name }) => isWanted(name))) {
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(load, { ankur, echo }))
    console.log(lineOf(load, medianOf(rounds)))
  }
  if (isWanted('mix')) await printMix(ankur.url, all)
  if (isWanted('known')) await printKnownBesideUnknown(ankur.url, families)
  if (isWanted('reports')) {
    const reads = all.filter(({ name }) => name === 'static' || name === 'list')
    // The first family keeps signing in, which ends its older sessions.
    await printReadsBesideReports(ankur.url, families.slice(1), reads)
  }
}

async function measure({ ask, bare }: Load, { ankur, echo }: Servers): Promise<Round> {
  const ours = await work(ankur, ask)
  if (!bare) {
    const hashes = await hashesPerSecond()
    return { ours: ours.rate, bare: hashes, share: ours.rate.perSecond / hashes, work: null, hardest: null }
  }
  const least = await work(echo, bare)
  const hard = { ours: await rate(sockets(ankur.url), ask), bare: await rate(sockets(echo.url), bare) }
  return {
    ours: ours.rate,
    bare: least.rate.perSecond,
    share: ours.rate.perSecond / least.rate.perSecond,
    work: least.micros / ours.micros,
    hardest: hard.ours.perSecond / hard.bare.perSecond,
  }
}

async function work(server: StartedServer, ask: () => Ask): Promise<{ readonly rate: Rate; readonly micros: number }> {
  const before = server.usedMicros()
  const measured = await rate(clients(server.url), ask)
  return { rate: measured, micros: (server.usedMicros() - before) / (measured.perSecond * SECONDS) }
}

/** The median of several rounds, because a single round may meet other load on the computer. */
function medianOf(rounds: readonly Round[]): Round {
  const middle = rounds.toSorted((a, b) => a.share - b.share)[Math.floor(rounds.length / 2)]
  if (!middle) throw new Error('nothing was measured')
  return middle
}

function lineOf({ name, mustReach, aim }: Load, { ours, bare, share, work: less, hardest }: Round): string {
  const { perSecond, p50, p99, failed } = ours
  const cells = [perSecond.toFixed(0).padStart(10), bare.toFixed(0).padStart(7), share.toFixed(2).padStart(8)]
  const goals = [(less?.toFixed(2) ?? '').padStart(8), String(mustReach).padStart(13), String(aim).padStart(7)]
  const times = [p50.toFixed(2).padStart(9), p99.toFixed(2).padStart(9), String(failed).padStart(9)]
  return name.padEnd(15) + [...cells, ...goals, ...times, (hardest?.toFixed(2) ?? '').padStart(10)].join('')
}

async function printMix(url: string, all: readonly Load[]): Promise<void> {
  const rounds: Rate[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await rate(clients(url), mixOf(all)))
  const middle = rounds.toSorted((a, b) => a.p99 / a.p50 - b.p99 / b.p50)[Math.floor(ROUNDS / 2)]
  if (!middle) return
  const { perSecond, p50, p99, failed } = middle
  console.log(`\nmix of them: ${perSecond.toFixed(0)} per second, ${failed} failed`)
  console.log(`p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms: ${(p99 / p50).toFixed(1)} times, at most 10`)
}

/** How many hashes per second the product's own hasher computes on an otherwise idle computer. */
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
