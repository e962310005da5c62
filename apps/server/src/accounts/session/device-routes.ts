import { browserKind } from '@ankur/accounts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { indiaDay } from '@ankur/screening'
import * as z from 'zod/mini'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordEvent, loadActivity } from '../store/account-events.ts'
import { requireCaller } from './require-caller.ts'
import { deleteOwnSession, listSessions } from '../store/sessions.ts'

const security = [{ session: [] }]
/** Returns the date in India's time zone. */
const dayOf = (date: Date) => indiaDay(date.getTime())

const devicesSchema = z.object({
  items: z.array(z.object({ id: z.uuid(), isThis: z.boolean(), lastUsed: z.string(), browser: z.nullable(z.string()) })),
})
const activitySchema = z.object({
  items: z.array(z.object({ event: z.string(), day: z.string(), browser: z.nullable(z.string()) })),
})

/** Registers the endpoints for signed-in devices and recent activity. They return dates and kinds of browsers, no IP addresses. */
export function registerDeviceRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform
  const onRequest = requireCaller(platform)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  const listing = { summary: 'The devices that are signed in', security, response: { 200: devicesSchema } }
  routes.get('/api/account/devices', { schema: listing, onRequest }, async (request) => {
    const { userId, sessionId } = request.caller
    const items = (await listSessions(db, userId)).map(({ id, refreshed_at: usedAt, user_agent: userAgent }) => {
      return { id, isThis: id === sessionId, lastUsed: dayOf(usedAt), browser: browserKind(userAgent) }
    })
    return { items }
  })

  const params = z.object({ id: z.uuid() })
  const ending = { summary: 'Signs one device out', security, params, response: { 204: z.null() } }
  routes.delete('/api/account/devices/:id', { schema: ending, onRequest }, async (request, reply) => {
    const { userId } = request.caller
    if (!(await deleteOwnSession(db, userId, request.params.id))) throw new Refusal(404, 'not_found')
    await recordEvent({ platform }, db, 'signed_out', userId)
    return reply.code(204).send(null)
  })

  const lately = { summary: 'What happened in the account lately', security, response: { 200: activitySchema } }
  routes.get('/api/account/activity', { schema: lately, onRequest }, async (request) => {
    const found = await loadActivity(db, request.caller.userId)
    return { items: found.map(({ event, at, browser }) => ({ event, day: dayOf(at), browser })) }
  })
}
