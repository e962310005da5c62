import type { ConsentGiven, ConsentPurpose } from '@ankur/accounts/consents'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireCaller } from '../accounts/index.ts'
import { storeConsent, hasGivenConsent } from '../consents/index.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { idOf } from '../platform/http/id-of.ts'
import { createBreaker } from './breaker.ts'
import { descriptionSchema, stillsRequestSchema, wordingRequestSchema, wordingSchema } from './contract.ts'
import { describeStills } from './describe-stills.ts'
import { createModelClient } from './model-client.ts'
import { type Model, readWording, reword } from './reword.ts'

const session = [{ session: [] }]
const params = z.object({ id: z.string() })
const wordingPath = '/api/assessments/:id/wording'
/** Four stills of 300 KB as base64, plus JSON. */
const stillsBodyLimit = 2 * 1024 * 1024
/** Longer than for other requests, because the model has 15 seconds. */
const config = { maxHandlingMs: 20_000 }

/** Registers the model endpoints, for families with consent. Without a model the routes exist and respond with that reason. */
export function registerModel(app: FastifyInstance, platform: Platform): void {
  const model = modelOf(platform)
  const onRequest = requireCaller(platform)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  const reading = {
    summary: "The explanation of an assessment in a model's words, if there is one",
    security: session,
    params,
    response: { 200: wordingSchema },
  }
  routes.get(wordingPath, { schema: reading, onRequest }, async (request) => {
    const wanted = { userId: request.caller.userId, id: idOf(request.params) }
    return await readWording(platform, model, wanted)
  })

  const writing = {
    summary: 'Lets the model rephrase the explanation of an assessment',
    description: 'Needs the consent `model`, given before or with the request; else 403 `model_consent_missing`.',
    security: session,
    params,
    body: z.optional(wordingRequestSchema),
    response: { 200: wordingSchema },
  }
  routes.post(wordingPath, { schema: writing, onRequest, config }, async (request) => {
    const wanted = { userId: request.caller.userId, id: idOf(request.params) }
    if (model) await requireConsent(platform, { userId: wanted.userId, purpose: 'model', ticked: request.body?.consent })
    return await reword(platform, model, wanted)
  })

  const describing = {
    summary: 'Lets a model that reads pictures describe stills of a video; nothing is stored',
    description:
      'One to four JPEG files of at most 300 KB as base64. Needs the consent `stills`, given before or with the request; else 403 `model_consent_missing`.',
    security: session,
    body: stillsRequestSchema,
    response: { 200: descriptionSchema },
  }
  const options = { schema: describing, onRequest, bodyLimit: stillsBodyLimit, config }
  routes.post('/api/model/stills', options, async (request) => {
    const { userId } = request.caller
    const { stills, language, consent } = request.body
    const reader = platform.config.model?.readsPictures ? model : null
    if (reader) await requireConsent(platform, { userId, purpose: 'stills', ticked: consent })
    return await describeStills(platform, reader, { userId, stills, language })
  })
}

function modelOf({ config, clock }: Platform): Model | null {
  if (!config.model) return null
  const ask = createModelClient(config.model)
  const tryIt = createBreaker(clock)
  return { name: config.model.name, ask: (question) => tryIt(() => ask(question)) }
}

interface ConsentRequirement {
  readonly userId: string
  readonly purpose: ConsentPurpose
  readonly ticked: ConsentGiven | undefined
}

/** Requires consent: stores it if the request contains it, else checks that it was given before. */
async function requireConsent({ db, clock }: Platform, { userId, purpose, ticked }: ConsentRequirement): Promise<void> {
  if (ticked) await storeConsent(db, { userId, purpose, ...ticked, nowMs: clock.nowMs() })
  else if (!(await hasGivenConsent(db, userId, purpose))) throw new Refusal(403, 'model_consent_missing')
}
