import { performance } from 'node:perf_hooks'

export interface Rate {
  readonly answered: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

export interface Ask {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly answered?: (body: string) => void
}

export interface Answer {
  readonly status: number
  readonly body: string
}

/** One connection to a server with one request in flight. */
export interface Caller {
  ask(question: Ask): Promise<Answer>
  close(): void
}

export const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
export const CONNECTIONS = 10

/** Sends requests in a loop: each connection sends the next one as soon as a response has arrived. */
export async function rate(callers: readonly Caller[], next: () => Ask, forSeconds = SECONDS): Promise<Rate> {
  const times: number[] = []
  let failed = 0
  const startedMs = performance.now()
  const isOver = () => performance.now() - startedMs >= forSeconds * 1000

  async function keepAsking(caller: Caller): Promise<void> {
    while (!isOver()) {
      const question = next()
      const startMs = performance.now()
      const { status, body } = await caller.ask(question)
      if (status === 200) times.push(performance.now() - startMs)
      else failed++
      if (status === 200) question.answered?.(body)
    }
    caller.close()
  }
  await Promise.all(callers.map(keepAsking))
  const seconds = (performance.now() - startedMs) / 1000
  const sorted = Float64Array.from(times).sort()
  const quantile = (q: number) => sorted[Math.floor(sorted.length * q)] ?? 0
  return { answered: times.length, perSecond: times.length / seconds, p50: quantile(0.5), p99: quantile(0.99), failed }
}
