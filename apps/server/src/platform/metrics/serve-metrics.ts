/** How this process fares, for the operator's own monitoring: at a port of its own, which no visitor reaches. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Platform } from '../platform.ts'
import type { RequestCounts } from './count-requests.ts'

interface Place {
  readonly host: string
  readonly port: number
}

export interface MetricsServer {
  readonly port: number
  stop(): Promise<void>
}

export async function serveMetrics(
  platform: Pick<Platform, 'db' | 'clock'>,
  counts: RequestCounts,
  place: Place,
): Promise<MetricsServer> {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const text = async () => {
    const lines = [...counts.lines(), ...(await mailLines(platform)), ...processLines(delay.percentile(99))]
    delay.reset()
    return `${lines.join('\n')}\n`
  }
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') response.writeHead(404).end()
    else void text().then((body) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(body))
  })
  server.listen(place)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      delay.disable()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Mail of all processes: it waits in the database. Without one, only that is told. */
async function mailLines({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<string[]> {
  const waiting = `
    select count(*) as count, extract(epoch from $1::timestamptz - min(next_attempt_at))::float8 as late
    from outbox where state = 'queued'`
  const rows = await db.query<{ count: number; late: number | null }>(waiting, [new Date(clock.nowMs())]).catch(() => null)
  if (rows === null) return gauge('ankur_database_up', 0)
  const [mail] = rows
  return [
    ...gauge('ankur_database_up', 1),
    ...gauge('ankur_mails_waiting', mail?.count ?? 0),
    ...gauge('ankur_mail_late_seconds', Math.max(0, mail?.late ?? 0)),
  ]
}

/** The delay of the event loop is that of the time since the last look, or NaN when nothing was measured in it. */
function processLines(delayNs: number): string[] {
  const { user, system } = process.cpuUsage()
  return [
    ...gauge('ankur_event_loop_delay_p99_seconds', delayNs / 1e9),
    ...gauge('process_resident_memory_bytes', process.memoryUsage.rss()),
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ...gauge('ankur_uptime_seconds', process.uptime()),
  ]
}

function gauge(name: string, value: number): string[] {
  return [`# TYPE ${name} gauge`, `${name} ${value}`]
}
