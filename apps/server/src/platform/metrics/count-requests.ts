/**
 * How many requests were answered, and how long that took. They are told apart by the kind of address alone: an address
 * itself may hold a token, or the number of a summary.
 */
import type { Server } from 'node:http'

const kinds = ['api', 'auth', 'functions', 'assets', 'page'] as const
type Kind = (typeof kinds)[number]

/** In seconds; the longest that a handler may take is 10. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

export interface RequestCounts {
  /** In the text form that Prometheus reads. */
  lines(): string[]
}

export function countRequests(server: Server): RequestCounts {
  const answered = new Map<string, number>()
  const times = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]))
  const seconds = new Map<Kind, number>()
  let inFlight = 0
  // Before whoever answers: some answers need nothing but memory and are over within this very event.
  server.prependListener('request', (request, response) => {
    const startMs = performance.now()
    inFlight += 1
    response.once('close', () => {
      const took = (performance.now() - startMs) / 1000
      const kind = kindOf(request.url ?? '')
      const status = response.writableFinished ? String(response.statusCode) : 'cut'
      inFlight -= 1
      addTo(answered, `kind="${kind}",status="${status}"`, 1)
      addTo(seconds, kind, took)
      const counts = times.get(kind) ?? []
      const first = bounds.findIndex((bound) => took <= bound)
      const place = first === -1 ? bounds.length : first
      counts[place] = (counts[place] ?? 0) + 1
    })
  })
  return {
    lines: () => [
      '# TYPE ankur_requests_total counter',
      ...[...answered].map(([labels, count]) => `ankur_requests_total{${labels}} ${count}`),
      '# TYPE ankur_requests_in_flight gauge',
      `ankur_requests_in_flight ${inFlight}`,
      '# TYPE ankur_request_seconds histogram',
      ...[...seconds].flatMap(([kind, sum]) => histogram(kind, times.get(kind) ?? [], sum)),
    ],
  }
}

function kindOf(address: string): Kind {
  const [, first = ''] = address.split(/[/?]/, 2)
  return kinds.find((kind) => kind === first) ?? 'page'
}

function addTo<Key>(sums: Map<Key, number>, key: Key, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value)
}

/** Each bucket counts all that took no longer than its bound. */
function histogram(kind: Kind, counts: readonly number[], sum: number): string[] {
  let total = 0
  const buckets = [...bounds, '+Inf'].map((bound, place) => {
    total += counts[place] ?? 0
    return `ankur_request_seconds_bucket{kind="${kind}",le="${bound}"} ${total}`
  })
  return [...buckets, `ankur_request_seconds_sum{kind="${kind}"} ${sum}`, `ankur_request_seconds_count{kind="${kind}"} ${total}`]
}
