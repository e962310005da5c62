/** Metrics of this process for the operator's monitoring, on a separate port that is not public. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { Platform } from '../platform.ts'

interface Place {
  readonly host: string
  readonly port: number
}

export interface MetricsServer {
  readonly port: number
  stop(): Promise<void>
}

/** Serves the metrics in `registry`, and the state of mail, database and process at the time of each request. */
export async function serveMetrics(
  platform: Pick<Platform, 'db' | 'clock'>,
  registry: Registry,
  place: Place,
): Promise<MetricsServer> {
  collectDefaultMetrics({ register: registry })
  const lookAtMail = createMailGauges(platform, registry)
  const text = async () => {
    await lookAtMail()
    return await registry.metrics()
  }
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') response.writeHead(404).end()
    else void text().then((body) => response.writeHead(200, { 'content-type': registry.contentType }).end(body))
  })
  server.listen(place)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Adds gauges for the outbox of all processes. If the database is unavailable, only that is reported. */
function createMailGauges({ db, clock }: Pick<Platform, 'db' | 'clock'>, registry: Registry): () => Promise<void> {
  const sql = `
    select count(*) as count, extract(epoch from $1::timestamptz - min(next_attempt_at))::float8 as late,
      extract(epoch from $1::timestamptz - min(queued_at) filter (where lane = 0))::float8 as recovery
    from outbox where state = 'queued' and next_attempt_at < 'infinity'`
  const registers = [registry]
  const up = new Gauge({ name: 'ankur_database_up', help: 'Whether the database responds.', registers })
  const waiting = new Gauge({ name: 'ankur_mails_waiting', help: 'Mails that are not sent yet.', registers })
  const late = new Gauge({ name: 'ankur_mail_late_seconds', help: 'Seconds since the oldest of them was due.', registers })
  const help = 'Seconds that the oldest account recovery mail has waited.'
  const recovery = new Gauge({ name: 'ankur_recovery_mail_waits_seconds', help, registers })
  return async () => {
    const rows = await db
      .query<{ count: number; late: number | null; recovery: number | null }>(sql, [new Date(clock.nowMs())])
      .catch(() => null)
    const [mail] = rows ?? []
    up.set(rows === null ? 0 : 1)
    waiting.set(mail?.count ?? Number.NaN)
    recovery.set(mail ? Math.max(0, mail.recovery ?? 0) : Number.NaN)
    late.set(mail ? Math.max(0, mail.late ?? 0) : Number.NaN)
  }
}
