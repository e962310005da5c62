/** How this process fares, for the operator's own monitoring: at a port of its own, which no visitor reaches. */
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

/** Tells what is counted in `registry`, and besides how mail, database and process fare at each look. */
export async function serveMetrics(
  platform: Pick<Platform, 'db' | 'clock'>,
  registry: Registry,
  place: Place,
): Promise<MetricsServer> {
  collectDefaultMetrics({ register: registry })
  const lookAtMail = tellMail(platform, registry)
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

/** Mail of all processes: it waits in the database. Without one, only that is told. */
function tellMail({ db, clock }: Pick<Platform, 'db' | 'clock'>, registry: Registry): () => Promise<void> {
  const sql = `
    select count(*) as count, extract(epoch from $1::timestamptz - min(next_attempt_at))::float8 as late,
      extract(epoch from $1::timestamptz - min(queued_at) filter (where lane = 0))::float8 as recovery
    from outbox where state = 'queued' and next_attempt_at < 'infinity'`
  const registers = [registry]
  const up = new Gauge({ name: 'ankur_database_up', help: 'Whether the database answers.', registers })
  const waiting = new Gauge({ name: 'ankur_mails_waiting', help: 'Mails that are not sent yet.', registers })
  const late = new Gauge({ name: 'ankur_mail_late_seconds', help: 'For how long the oldest of them is due.', registers })
  const help = 'For how long the oldest mail waits by which somebody gets back into an account.'
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
