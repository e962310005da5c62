import { randomUUID } from 'node:crypto'
import { clients } from './callers.ts'
import type { Family } from './family.ts'
import type { Load } from './loads.ts'
import { rate, type Rate, SECONDS } from './rate.ts'

const ROUNDS = 3
/** The number of families that wait for a PDF at any moment. */
const WAITING = 4

/**
 * Prints the rate of each kind of read while PDFs are rendered at full load. Each kind is measured by itself: in a mix of a
 * fast and a slow kind, the quantiles would only show the mix.
 */
export async function printReadsBesideReports(url: string, families: readonly Family[], reads: readonly Load[]): Promise<void> {
  const papers = await Promise.all(families.slice(0, WAITING).map((family) => paperOf(url, family)))
  console.log('')
  for (const { name, ask } of reads) {
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const alone = await rate(clients(url), ask)
      const making = papers.map((paper) => makeFor(SECONDS * 1000, paper))
      const beside = await rate(clients(url), ask)
      const made = (await Promise.all(making)).reduce((sum, count) => sum + count, 0)
      rounds.push({ alone, beside, made })
    }
    print(name, rounds)
  }
}

interface Round {
  readonly alone: Rate
  readonly beside: Rate
  readonly made: number
}

function print(name: string, rounds: readonly Round[]): void {
  const middle = rounds.toSorted((a, b) => spread(a.beside) - spread(b.beside))[Math.floor(rounds.length / 2)]
  if (!middle) return
  console.log(`${name} alone: ${describeRate(middle.alone)}`)
  console.log(`${name} beside ${middle.made} PDFs: ${describeRate(middle.beside)}, at most 10`)
}

function spread({ p50, p99 }: Rate): number {
  return p99 / p50
}

function describeRate(rate: Rate): string {
  const { perSecond, p50, p99, failed } = rate
  const times = `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms: ${spread(rate).toFixed(1)} times`
  return `${perSecond.toFixed(0)} per second, ${failed} failed, ${times}`
}

/** Stores an assessment and returns the request for its PDF, in Hindi, which is the slowest to typeset. */
async function paperOf(url: string, { id, accessToken }: Family): Promise<() => Promise<void>> {
  const authorization = `Bearer ${accessToken}`
  const responses = Array.from({ length: 20 }, (_, n) => ({ questionId: n + 1, answer: 'no' }))
  const stored = await fetch(`${url}/functions/v1/analyze-autism-test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ responses, userId: id, attemptId: randomUUID() }),
  })
  if (!stored.ok) throw new Error(`no assessment was stored: ${stored.status} ${await stored.text()}`)
  const { assessment } = (await stored.json()) as { assessment: { id: string } }
  return async () => {
    const answer = await fetch(`${url}/api/assessments/${assessment.id}/report.pdf?language=hi`, { headers: { authorization } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`the PDF request was answered with ${answer.status}`)
  }
}

async function makeFor(ms: number, make: () => Promise<void>): Promise<number> {
  const endMs = performance.now() + ms
  let made = 0
  while (performance.now() < endMs) {
    await make()
    made += 1
  }
  return made
}
