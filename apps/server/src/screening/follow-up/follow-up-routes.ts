import { followUpReplySchema, followUpRequestSchema, followUpSchema, type Instrument } from '@ankur/screening'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireCaller } from '../../accounts/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { answerFollowUp, readFollowUp } from './follow-up.ts'
import { idOf } from '../../platform/http/id-of.ts'

const path = '/api/assessments/:id/follow-up'
const security = [{ session: [] }]
const params = z.object({ id: z.string() })

/** All answers of a follow-up have about 4 KB. */
const bodyLimit = 64 * 1024

/** High, because each answer is a request, and some are repeated on a weak signal. */
export const savesPerHour = { name: 'follow-up-saves', points: 600, durationSeconds: 60 * 60 }

/** Registers the endpoints for the follow-up questions of an assessment: their state, and answers. */
export function registerFollowUp(app: FastifyInstance, platform: Platform, instrument: Instrument): void {
  const onRequest = requireCaller(platform)
  const saves = platform.limits.limiter(savesPerHour)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  const reading = { summary: 'The follow-up questions of an assessment', security, params, response: { 200: followUpSchema } }
  routes.get(path, { schema: reading, onRequest }, async (request) => {
    const followUp = await readFollowUp(platform, instrument, { userId: request.caller.userId, id: idOf(request.params) })
    return followUp
  })

  const answering = {
    summary: 'Stores answers to follow-up questions; the last one finishes the assessment',
    description: 'May be sent any number of times, with some answers or all. 409 `follow_up_expired` after its 14 days.',
    security,
    params,
    body: followUpRequestSchema,
    response: { 200: followUpReplySchema },
  }
  routes.post(path, { schema: answering, onRequest, bodyLimit }, async (request) => {
    const { userId } = request.caller
    const id = idOf(request.params)
    await saves.take(userId)
    const answered = await answerFollowUp(platform, instrument, { userId, id, request: request.body })
    return answered
  })
}
