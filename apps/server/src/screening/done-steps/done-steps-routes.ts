import { adviceSteps, doneStepRequestSchema, doneStepsSchema } from '@ankur/screening'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireCaller } from '../../accounts/index.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findDoneSteps, saveDoneStep } from './done-steps.ts'
import { idOf } from '../../platform/http/id-of.ts'

/** Registers the endpoints for the checkboxes of "What is next". They do not change the result. */
export function registerDoneSteps(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  const onRequest = requireCaller(platform)
  const security = [{ session: [] }]
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const list = {
    summary: 'The steps of one assessment that were ticked as done',
    security,
    params: z.object({ id: z.string() }),
    response: { 200: doneStepsSchema },
  }
  routes.get('/api/assessments/:id/steps', { schema: list, onRequest }, async (request) => {
    const found = await findDoneSteps(db, { userId: request.caller.userId, id: idOf(request.params) })
    if (!found) throw new Refusal(404, 'not_found')
    return found
  })

  const tick = {
    summary: 'Marks one step as done, or removes the mark',
    security,
    params: z.object({ id: z.string(), step: z.enum(adviceSteps) }),
    body: doneStepRequestSchema,
    response: { 200: doneStepsSchema },
  }
  routes.put('/api/assessments/:id/steps/:step', { schema: tick, onRequest }, async (request) => {
    const doneAt = request.body.done ? new Date(clock.nowMs()).toISOString() : null
    const step = { userId: request.caller.userId, id: idOf(request.params), step: request.params.step, doneAt }
    const saved = await db.transaction((tx) => saveDoneStep(tx, step))
    if (!saved) throw new Refusal(404, 'not_found')
    return saved
  })
}
