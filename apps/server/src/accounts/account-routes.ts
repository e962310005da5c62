import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { accountSchema, eraseRequestSchema, exportSchema } from './account-contract.ts'
import { accountsOf } from './accounts.ts'
import { eraseAccount } from './erase-account.ts'
import { exportLimit } from './limits.ts'
import { countAccount, loadAccount } from './load-account.ts'
import type { RecordHolder } from './records.ts'
import { requireCaller } from './require-caller.ts'

const session = [{ session: [] }]

/** `/api/account`: what is kept of the caller's family, all of it as one file, and its end. */
export function registerAccountRoutes(app: FastifyInstance, platform: Platform, holders: readonly RecordHolder[]): void {
  const { config, db, clock, limits } = platform
  const onRequest = requireCaller(platform)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const isElsewhere = config.supabase !== null

  const kept = { summary: 'What is kept of this account, counted', security: session, response: { 200: accountSchema } }
  routes.get('/api/account', { schema: kept, onRequest }, async (request, reply) => {
    const { account, counts } = stillThere(await countAccount(db, holders, request.caller.userId))
    const { email } = isElsewhere ? request.caller : account
    reply.header('cache-control', 'no-store')
    return { id: account.id, email, isConfirmed: account.emailConfirmedAt !== null, isElsewhere, kept: counts }
  })

  const whole = {
    summary: 'Everything that is kept of this account, as one file',
    security: session,
    response: { 200: exportSchema },
  }
  routes.get('/api/account/export', { schema: whole, onRequest }, async (request, reply) => {
    await limits.limiter(exportLimit).take(request.caller.userId)
    const { account, records } = stillThere(await loadAccount(db, holders, request.caller.userId))
    const exportedAt = new Date(clock.nowMs()).toISOString()
    // A phone that a family shares lists its downloads: the name says nothing of what is inside.
    reply.header('cache-control', 'no-store')
    reply.header('content-disposition', `attachment; filename="my-data-${exportedAt.slice(0, 10)}.json"`)
    return { version: 1 as const, exportedAt, account: { ...account }, ...records }
  })

  const end = {
    summary: 'Deletes the account and all that is kept of it',
    security: session,
    body: eraseRequestSchema,
    response: { 204: z.null() },
  }
  routes.delete('/api/account', { schema: end, onRequest }, async (request, reply) => {
    // Its password is not known here, and what stays at the provider could not be deleted from here.
    if (isElsewhere) throw new Refusal(409, 'account_elsewhere')
    const { userId, sessionId } = request.caller
    await eraseAccount(accountsOf(platform), holders, { userId, sessionId, password: request.body.password })
    return reply.code(204).header('cache-control', 'no-store').send(null)
  })
}

/** Null when it was erased since the caller was looked up. */
function stillThere<Found extends object>(found: Found | null): Found {
  if (!found) throw new Refusal(401, 'no_session')
  return found
}
