import { consentListSchema, consentPurposeSchema, consentRequestSchema } from '@ankur/accounts/consents'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireCaller } from '../accounts/index.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { type ConsentEffect, storeConsent, withdrawConsent } from './consents.ts'
import { listConsents } from './store.ts'

const path = '/api/consents'
const session = [{ session: [] }]

/** Limits consents so that a program cannot fill the table. */
export const ticksPerDay = { name: 'consent-ticks', points: 50, durationSeconds: 24 * 60 * 60 }

/** `/api/consents`: lists, gives and withdraws the caller's consents. */
export function registerConsents(app: FastifyInstance, platform: Platform, effects: readonly ConsentEffect[]): void {
  const { db, clock, limits } = platform
  const onRequest = requireCaller(platform)
  const ticks = limits.limiter(ticksPerDay)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  const list = { summary: 'The consents of the caller, newest first', security: session, response: { 200: consentListSchema } }
  routes.get(path, { schema: list, onRequest }, async (request) => {
    return { items: await listConsents(db, request.caller.userId) }
  })

  const giving = {
    summary: 'Stores the caller’s consent to one purpose; repeating it for the same text is the same consent',
    security: session,
    body: consentRequestSchema,
    response: { 204: z.null() },
  }
  routes.post(path, { schema: giving, onRequest }, async (request, reply) => {
    const { userId } = request.caller
    await ticks.take(userId)
    await storeConsent(db, { ...request.body, userId, nowMs: clock.nowMs() })
    return reply.code(204).send(null)
  })

  const withdrawing = {
    summary: 'Withdraws the consent to one purpose, with its effects',
    description: 'The consent of the account itself ends with the account: `DELETE /api/account`.',
    security: session,
    params: z.object({ purpose: z.string() }),
    response: { 204: z.null() },
  }
  routes.delete(`${path}/:purpose`, { schema: withdrawing, onRequest }, async (request, reply) => {
    const purpose = consentPurposeSchema.safeParse(request.params.purpose)
    if (!purpose.success) throw new Refusal(404, 'not_found')
    const { userId } = request.caller
    const withdrawal = { userId, purpose: purpose.data, nowMs: clock.nowMs() }
    if (!(await db.transaction((tx) => withdrawConsent(tx, effects, withdrawal)))) throw new Refusal(404, 'not_found')
    return reply.code(204).send(null)
  })
}
