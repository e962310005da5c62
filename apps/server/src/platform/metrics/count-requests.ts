/**
 * Counts requests and measures their duration. The only label for the URL is its kind, because a URL may contain a token or the
 * number of a summary.
 */
import type { Server } from 'node:http'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

const kinds = ['api', 'auth', 'functions', 'assets', 'page'] as const
type Kind = (typeof kinds)[number]

/** Histogram buckets in seconds; a handler may take at most 10. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function countRequests(server: Server, registry: Registry): void {
  const registers = [registry]
  const answered = new Counter({
    name: 'ankur_requests_total',
    help: 'Requests by kind of address and status; cut: the client closed the connection.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const inFlight = new Gauge({ name: 'ankur_requests_in_flight', help: 'Requests without a response yet.', registers })
  const seconds = new Histogram({
    name: 'ankur_request_seconds',
    help: 'Duration of requests by kind of address.',
    labelNames: ['kind'],
    buckets,
    registers,
  })
  // Must run first, because some responses come from memory and are sent within the same event.
  server.prependListener('request', (request, response) => {
    const kind = kindOf(request.url ?? '')
    const stop = seconds.startTimer({ kind })
    inFlight.inc()
    response.once('close', () => {
      stop()
      inFlight.dec()
      answered.inc({ kind, status: response.writableFinished ? response.statusCode : 'cut' })
    })
  })
}

function kindOf(address: string): Kind {
  const [, first = ''] = address.split(/[/?]/, 2)
  return kinds.find((kind) => kind === first) ?? 'page'
}
