import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'

const READY_WITHIN_MS = 2_000

/** `/healthz`: the process runs. `/readyz`: it can receive traffic. Both also respond during load shedding. */
export function registerHealth(app: FastifyInstance, platform: Platform): void {
  const exempt = { config: { pressureHandler: () => undefined, isProbe: true } }
  let draining = false
  app.addHook('preClose', (done) => {
    draining = true
    done()
  })
  app.get('/healthz', exempt, () => ({ status: 'ok' }))
  app.get('/readyz', exempt, async (request, reply) => {
    const problem = draining ? 'draining' : await databaseProblem(platform)
    if (problem === null) return { status: 'ready' }
    request.log.warn({ problem }, 'not ready')
    return reply.code(503).send({ status: 'not_ready', problem })
  })
}

/** Migrations run before the server listens, so a table of the newest one proves that this database has them. */
async function databaseProblem(platform: Platform): Promise<string | null> {
  const late = new Promise<string>((resolve) => {
    setTimeout(resolve, READY_WITHIN_MS, 'database_slow').unref()
  })
  const query = platform.db.query('select 1 from outbox limit 1').then(
    () => null,
    () => 'database_unavailable',
  )
  return Promise.race([query, late])
}
