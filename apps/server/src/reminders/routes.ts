import { consentGivenSchema } from '@ankur/accounts/consents'
import { reminderStateSchema } from '@ankur/screening/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireCaller } from '../accounts/index.ts'
import type { Platform } from '../platform/platform.ts'
import { idOf } from '../platform/http/id-of.ts'
import { asksPerDay, askForReminder, readReminder, stopReminder } from './reminders.ts'
import { every } from '../platform/every.ts'
import { sendDueReminders } from './send-due.ts'
import { registerUnsubscribe } from './unsubscribe.ts'

const path = '/api/assessments/:id/reminder'
const security = [{ session: [] }]
const params = z.object({ id: z.string() })

/** Reminder mails: requested with an assessment; cancelled there, on the account page, or by a link without sign-in. */
export function registerReminders(app: FastifyInstance, platform: Platform): void {
  registerWishes(app, platform)
  registerUnsubscribe(app, platform)
  watchReminders(app, platform)
}

function registerWishes(app: FastifyInstance, platform: Platform): void {
  const { limits } = platform
  const onRequest = requireCaller(platform)
  const asks = limits.limiter(asksPerDay)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  const reading = {
    summary: 'What an assessment can remind of by mail, and whether that was requested',
    security,
    params,
    response: { 200: reminderStateSchema },
  }
  routes.get(path, { schema: reading, onRequest }, async (request) => {
    const { userId, email } = request.caller
    const state = await readReminder(platform, { userId, assessmentId: idOf(request.params) }, email)
    return state
  })

  const asking = {
    summary: 'Requests the reminder, with its consent; repeating it changes nothing',
    description: '409 `no_reminder` when there is nothing to be reminded of.',
    security,
    params,
    body: consentGivenSchema,
    response: { 200: reminderStateSchema },
  }
  routes.put(path, { schema: asking, onRequest }, async (request) => {
    const { userId, email } = request.caller
    const place = { userId, assessmentId: idOf(request.params) }
    await asks.take(userId)
    await askForReminder(platform, place, { consent: request.body, email })
    const state = await readReminder(platform, place, email)
    return state
  })

  const stopping = { summary: 'Ends the reminder of an assessment', security, params, response: { 204: z.null() } }
  routes.delete(path, { schema: stopping, onRequest }, async (request, reply) => {
    await stopReminder(platform, { userId: request.caller.userId, assessmentId: idOf(request.params) })
    return reply.code(204).send(null)
  })
}

/** Sends due reminders while the server runs. */
function watchReminders(app: FastifyInstance, platform: Platform): void {
  const work = () => sendDueReminders(platform)
  every(app, platform, { everyMs: 60_000, atStart: true, work, failure: 'Sending due reminders failed' })
}
