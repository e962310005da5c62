/**
 * The cost of encrypting families' content: the same list, game and save, requested from a normal server and from one that
 * stores plain text, in short turns, so that other load on the computer affects both.
 */
import { join } from 'node:path'
import { clients } from './callers.ts'
import { signedUpFamily } from './family.ts'
import type { Family } from './family.ts'
import { loads } from './loads.ts'
import { type Ask, rate } from './rate.ts'
import { started } from './started.ts'
import type { StartedServer } from './started.ts'

const FAMILIES = 24
const TURNS = 12
const WHAT = ['games', 'open', 'save']

interface Side {
  readonly server: StartedServer
  readonly asks: ReadonlyMap<string, () => Ask>
}

export async function printSealedBesideUnsealed(home: string): Promise<void> {
  const env = { ...process.env, PORT: '0', RATE_LIMITS: 'off' }
  const hook = `--import=${new URL('unsealed.ts', import.meta.url).href}`
  await using plain = await started('scripts/start.mjs', {
    env: { ...env, DATA_DIR: join(home, 'unsealed'), NODE_OPTIONS: hook },
    log: join(home, 'unsealed.log'),
  })
  await using sealed = await started('scripts/start.mjs', {
    env: { ...env, DATA_DIR: join(home, 'sealed') },
    log: join(home, 'sealed.log'),
  })
  const [ours, bare] = [await sideOf(sealed), await sideOf(plain)]
  console.log(`\nEncrypted against plain: medians over ${TURNS} turns each, of the CPU time of the server per response, and of`)
  console.log('the response time including the database.')
  console.log('\nwhat         sealed µs   unsealed µs   ratio      sealed ms   unsealed ms   ratio')
  for (const what of WHAT) console.log(await lineOf(what, ours, bare))
}

async function sideOf(server: StartedServer): Promise<Side> {
  const families: Family[] = []
  while (families.length < FAMILIES) families.push(await signedUpFamily(server.url))
  return { server, asks: new Map(loads(families).map(({ name, ask }) => [name, ask])) }
}

async function lineOf(what: string, sealed: Side, unsealed: Side): Promise<string> {
  const turns: { ours: Turn; bare: Turn }[] = []
  for (let turn = -1; turn < TURNS; turn++) {
    // They alternate in going first; one turn before the first is a warm-up.
    const isOursFirst = turn % 2 === 0
    const first = await turnOf(isOursFirst ? sealed : unsealed, what)
    const second = await turnOf(isOursFirst ? unsealed : sealed, what)
    if (turn >= 0) turns.push(isOursFirst ? { ours: first, bare: second } : { ours: second, bare: first })
  }
  const middle = (pick: (turn: { ours: Turn; bare: Turn }) => number) => medianOf(turns.map(pick))
  const cells = [
    middle(({ ours }) => ours.micros)
      .toFixed(0)
      .padStart(9),
    middle(({ bare }) => bare.micros)
      .toFixed(0)
      .padStart(14),
    middle(({ ours, bare }) => ours.micros / bare.micros)
      .toFixed(2)
      .padStart(8),
    middle(({ ours }) => ours.millis)
      .toFixed(2)
      .padStart(15),
    middle(({ bare }) => bare.millis)
      .toFixed(2)
      .padStart(14),
    middle(({ ours, bare }) => ours.millis / bare.millis)
      .toFixed(2)
      .padStart(8),
  ]
  return what.padEnd(13) + cells.join('')
}

interface Turn {
  readonly micros: number
  readonly millis: number
}

async function turnOf({ server, asks }: Side, what: string): Promise<Turn> {
  const ask = asks.get(what)
  if (!ask) throw new Error(`there is no request called ${what}`)
  const before = server.usedMicros()
  const { answered, p50, failed } = await rate(clients(server.url, 4), ask, 1.5)
  if (failed > 0) throw new Error(`${failed} requests failed`)
  return { micros: (server.usedMicros() - before) / answered, millis: p50 }
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
