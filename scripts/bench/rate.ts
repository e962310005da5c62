import autocannon, { type Request } from 'autocannon'

export interface Rate {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

export const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
export const CONNECTIONS = 8

/** Asks these requests in turn, on each connection the next one as soon as the last is answered. */
export async function rate(url: string, requests: Request[]): Promise<Rate> {
  const times: number[] = []
  const asking = autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests })
  // Its own histogram knows whole milliseconds only.
  asking.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  const result = await asking
  const sorted = Float64Array.from(times).sort()
  const quantile = (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0
  return {
    perSecond: result['2xx'] / result.duration,
    p50: quantile(0.5),
    p99: quantile(0.99),
    failed: result.non2xx + result.errors,
  }
}
