import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { accountsOf } from './accounts.ts'
import { alarm } from './mail/alarm.ts'
import { clientOf } from './client.ts'
import type { Client } from './client.ts'
import { eraseAccount, eraseHosted } from './erase/erase-account.ts'
import { exportLimit } from './limits.ts'
import { countAccount, loadAccount } from './change/load-account.ts'
import { recordEvent } from './audit-log.ts'
import type { RecordHolder } from './erase/records.ts'
import { requireCaller } from './session/require-caller.ts'
import { lockAccount } from './store/accounts.ts'

/** Body of `DELETE /api/account`. */
const eraseRequestSchema = z.object({ password: z.string().check(z.maxLength(1024)) })

const accountSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  isConfirmed: z.boolean(),
  /** Kept by a hosted project: what is stored here can be exported here, the account is deleted there. */
  isElsewhere: z.boolean(),
  /** How many records of each kind are kept, by the names that the export uses. */
  kept: z.record(z.string(), z.int()),
})

/** The export. Beside the account stands one list for each kind of record; features name their own. */
const exportSchema = z.looseObject({
  version: z.literal(1),
  exportedAt: z.iso.datetime(),
  account: z.record(z.string(), z.unknown()),
})

const session = [{ session: [] }]

/** `/api/account`: what is kept of the caller's family, all of it as one file, and its end. */
export function registerAccountRoutes(app: FastifyInstance, platform: Platform, holders: readonly RecordHolder[]): void {
  const { config, db, clock, limits } = platform
  const onRequest = requireCaller(platform)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const isElsewhere = config.supabase !== null

  const kept = { summary: 'What is kept of this account, counted', security: session, response: { 200: accountSchema } }
  routes.get('/api/account', { schema: kept, onRequest }, async (request) => {
    const found = await countAccount(db, holders, request.caller.userId)
    // Nothing was ever stored here for this person of the provider.
    if (isElsewhere && !found) {
      return { id: request.caller.userId, email: request.caller.email, isConfirmed: false, isElsewhere, kept: {} }
    }
    const { account, counts } = stillThere(found)
    const { email } = isElsewhere ? request.caller : account
    return { id: account.id, email, isConfirmed: account.emailConfirmedAt !== null, isElsewhere, kept: counts }
  })

  const whole = {
    summary: 'Everything that is kept of this account, as one file',
    security: session,
    response: { 200: exportSchema },
  }
  routes.get('/api/account/export', { schema: whole, onRequest }, async (request, reply) => {
    await limits.limiter(exportLimit).take(request.caller.userId)
    // Before the file is put together: it tells of itself. The mail about it comes after.
    const client = clientOf(request)
    if (!isElsewhere) await recordEvent({ platform }, db, 'export_taken', request.caller.userId, client)
    const { account, records } = stillThere(await loadAccount(db, holders, request.caller.userId))
    if (!isElsewhere) await tellOfExport(platform, request.caller.userId, client)
    const exportedAt = new Date(clock.nowMs()).toISOString()
    // A phone that a family shares lists its downloads: the name says nothing of what is inside.
    reply.header('content-disposition', `attachment; filename="my-data-${exportedAt.slice(0, 10)}.json"`)
    const shown = isElsewhere ? { ...account, email: request.caller.email } : account
    return { version: 1 as const, exportedAt, account: { ...shown }, ...records }
  })

  const end = {
    summary: 'Deletes the account and all that is kept of it',
    security: session,
    body: eraseRequestSchema,
    response: { 204: z.null() },
  }
  routes.delete('/api/account', { schema: end, onRequest }, async (request, reply) => {
    const { userId, sessionId, email, ownsAddress = false } = request.caller
    if (isElsewhere) {
      // Its password is the provider's, who was asked about the session just now. The sign-in itself stays there.
      await eraseHosted(platform, holders, { userId, email, ownsAddress })
      return reply.code(204).send(null)
    }
    await eraseAccount(accountsOf(platform), holders, { userId, sessionId, password: request.body.password })
    return reply.code(204).send(null)
  })
}

async function tellOfExport(platform: Platform, userId: string, client: Client): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (account) await alarm({ platform }, tx, account, { what: 'export_taken', client })
  })
}

/** Null when it was erased since the caller was looked up. */
function stillThere<Found extends object>(found: Found | null): Found {
  if (!found) throw new Refusal(401, 'no_session')
  return found
}
