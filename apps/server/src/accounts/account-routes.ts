import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { accountsOf } from './accounts.ts'
import { queueAlarm } from './mail/alarm.ts'
import { clientOf, type Client } from './http/request.ts'
import { eraseAccount, eraseHosted } from './erase/erase-account.ts'
import { exportLimit } from './limits.ts'
import { countAccount, loadAccount } from './change/load-account.ts'
import { recordEvent } from './store/account-events.ts'
import type { RecordHolder } from './erase/records.ts'
import { requireCaller } from './session/require-caller.ts'
import { lockAccount } from './store/accounts.ts'

/** Body of `DELETE /api/account`. */
const eraseRequestSchema = z.object({ password: z.string().check(z.maxLength(1024)) })

const accountSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  isConfirmed: z.boolean(),
  /** True when a hosted project holds the account. Data stored here is exported here; the account itself is deleted there. */
  isElsewhere: z.boolean(),
  /** The number of stored records of each kind, under the same names as in the export. */
  kept: z.record(z.string(), z.int()),
})

/** The export: the account, and one list for each kind of record. Each feature names its own lists. */
const exportSchema = z.looseObject({
  version: z.literal(1),
  exportedAt: z.iso.datetime(),
  account: z.record(z.string(), z.unknown()),
})

const session = [{ session: [] }]

/** `/api/account`: counts, exports and deletes the data stored for the caller's family. */
export function registerAccountRoutes(app: FastifyInstance, platform: Platform, holders: readonly RecordHolder[]): void {
  const { config, db, clock, limits } = platform
  const onRequest = requireCaller(platform)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const isElsewhere = config.supabase !== null

  const kept = { summary: 'Counts of the data stored for this account', security: session, response: { 200: accountSchema } }
  routes.get('/api/account', { schema: kept, onRequest }, async (request) => {
    const found = await countAccount(db, holders, request.caller.userId)
    // This user of the hosted provider has never stored anything here.
    if (isElsewhere && !found) {
      return { id: request.caller.userId, email: request.caller.email, isConfirmed: false, isElsewhere, kept: {} }
    }
    const { account, counts } = requireFound(found)
    const { email } = isElsewhere ? request.caller : account
    return { id: account.id, email, isConfirmed: account.emailConfirmedAt !== null, isElsewhere, kept: counts }
  })

  const whole = {
    summary: 'All data stored for this account, as one file',
    security: session,
    response: { 200: exportSchema },
  }
  routes.get('/api/account/export', { schema: whole, onRequest }, async (request, reply) => {
    await limits.limiter(exportLimit).take(request.caller.userId)
    // Record the export before building the file, so that the file lists it. The mail about it follows.
    const client = clientOf(request)
    if (!isElsewhere) await recordEvent({ platform }, db, 'export_taken', request.caller.userId, client)
    const { account, records } = requireFound(await loadAccount(db, holders, request.caller.userId))
    if (!isElsewhere) await mailExportNotice(platform, request.caller.userId, client)
    const exportedAt = new Date(clock.nowMs()).toISOString()
    // A shared phone lists its downloads, so the file name must not reveal the content.
    reply.header('content-disposition', `attachment; filename="my-data-${exportedAt.slice(0, 10)}.json"`)
    const shown = isElsewhere ? { ...account, email: request.caller.email } : account
    return { version: 1 as const, exportedAt, account: { ...shown }, ...records }
  })

  const end = {
    summary: 'Deletes the account and all its data',
    security: session,
    body: eraseRequestSchema,
    response: { 204: z.null() },
  }
  routes.delete('/api/account', { schema: end, onRequest }, async (request, reply) => {
    const { userId, sessionId, email, ownsAddress = false } = request.caller
    if (isElsewhere) {
      // The provider holds the password and has just confirmed the session. The account at the provider remains.
      await eraseHosted(platform, holders, { userId, email, ownsAddress })
      return reply.code(204).send(null)
    }
    await eraseAccount(accountsOf(platform), holders, { userId, sessionId, password: request.body.password })
    return reply.code(204).send(null)
  })
}

async function mailExportNotice(platform: Platform, userId: string, client: Client): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (account) await queueAlarm({ platform }, tx, account, { what: 'export_taken', client })
  })
}

/** Refuses when the account was erased after the caller was looked up (`found` is null). */
function requireFound<Found extends object>(found: Found | null): Found {
  if (!found) throw new Refusal(401, 'no_session')
  return found
}
