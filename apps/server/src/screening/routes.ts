import {
  type Instrument,
  type StoredAssessment,
  analyzeRequestSchema,
  analyzeResponseSchema,
  answeredByRequestSchema,
  answeredForm,
  assessmentListSchema,
  birthMonthRequestSchema,
  instrumentSchema,
  parseAnswers,
  parseInstrument,
  plainWords,
  storedAssessmentSchema,
  templateVersion,
  writeAnalysis,
} from '@ankur/screening'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireCaller } from '../accounts/index.ts'
import { logFault } from '../platform/http/error-answer.ts'
import { batchQuery } from '../platform/db/batch.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { analyze } from './analyze.ts'
import { addBirthMonth } from './birth-month.ts'
import { type Page, listAssessments, parseCursor, toCursorText } from './list-assessments.ts'
import { registerDoneSteps } from './done-steps/done-steps-routes.ts'
import { registerFhir } from './fhir-routes.ts'
import { registerFollowUp } from './follow-up/follow-up-routes.ts'
import { readFileSync } from 'node:fs'
import { readAnalyzeRequest } from './read-analyze-request.ts'
import { idOf } from '../platform/http/id-of.ts'
import { deleteAssessment, findAssessment, saveAnsweredBy, storeAssessments, type AssessmentToStore } from './store.ts'

/** Registers the analyze endpoint, the stored assessments, and the questions in use. */
export function registerScreening(app: FastifyInstance, platform: Platform): void {
  const instrument = loadInstrument(platform.config.instrumentFile)
  registerInstrument(app, instrument)
  registerAnalyze(app, platform, instrument)
  registerAssessments(app, platform, instrument)
  registerBirthMonth(app, platform, instrument)
  registerFollowUp(app, platform, instrument)
  registerFhir(app, platform, instrument)
  registerDoneSteps(app, platform)
}

const session = [{ session: [] }]
const pageSize = z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(100)), 20)

function registerInstrument(app: FastifyInstance, instrument: Instrument): void {
  const body = instrumentSchema.parse(instrument)
  const schema = { summary: 'The questions in use', response: { 200: instrumentSchema, 304: z.null() } }
  const tag = `"${body.id}/${body.version}"`
  app.withTypeProvider<ZodTypeProvider>().get('/api/instrument', { schema }, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=300').header('etag', tag)
    // The web app contains our own wording and sends its ETag.
    if (request.headers['if-none-match'] === tag) return reply.code(304).send(null)
    return body
  })
}

/** Twenty answers have about 1 KB. In a megabyte there is room for so many wrong ones that reading them takes a second. */
const bodyLimit = 64 * 1024

function registerAnalyze(app: FastifyInstance, platform: Platform, instrument: Instrument): void {
  const store = batchQuery((rows: readonly AssessmentToStore[]) => storeAssessments(platform.db, rows), { inTurnMs: 50 })
  const schema = {
    summary: 'Stores the answers to all questions and returns their analysis',
    security: session,
    body: analyzeRequestSchema,
    response: { 200: analyzeResponseSchema },
  }
  // The caller is checked before the body is read; schema errors are handled together with the answers' own refusals.
  const onRequest = requireCaller(platform)
  // The response is built from checked values; validating its twenty answers again took 10 % of the time.
  const options = { schema, onRequest, attachValidation: true, bodyLimit, serializerCompiler: () => JSON.stringify }
  app.withTypeProvider<ZodTypeProvider>().post('/functions/v1/analyze-autism-test', options, async (request) => {
    const { userId } = request.caller
    const attempt = readAnalyzeRequest(request.body, {
      instrument,
      userId,
      nowMs: platform.clock.nowMs(),
      schemaError: request.validationError,
    })
    const stored = await analyze({ platform, instrument, store }, userId, attempt).catch((error: unknown) => {
      if (error instanceof Refusal) throw error
      logFault(request, error)
      throw new Refusal(503, 'analysis_unavailable')
    })
    const { analysis, ...assessment } = stored
    return { analysis, assessment }
  })
}

function registerAssessments(app: FastifyInstance, platform: Platform, instrument: Instrument): void {
  const { db, clock } = platform
  const onRequest = requireCaller(platform)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  const pageOf = batchQuery((pages: readonly Page[]) => listAssessments(db, pages))
  const list = {
    summary: 'Stored assessments, newest first',
    security: session,
    querystring: z.object({ limit: pageSize, after: z.optional(z.string()) }),
    response: { 200: assessmentListSchema },
  }
  routes.get('/api/assessments', { schema: list, onRequest }, async (request) => {
    const { limit, after } = request.query
    const found = await pageOf({
      userId: request.caller.userId,
      after: cursorOf(after),
      count: limit + 1,
      nowMs: clock.nowMs(),
    })
    const items = found.slice(0, limit)
    // One item more than requested was read, to know whether there is a further page.
    const last = found.length > limit ? items.at(-1) : undefined
    const next = last ? toCursorText({ completedMs: Date.parse(last.completed_at), id: last.id }) : null
    return { items, next }
  })

  const params = z.object({ id: z.string() })
  const one = { summary: 'One stored assessment', security: session, params, response: { 200: storedAssessmentSchema } }
  routes.get('/api/assessments/:id', { schema: one, onRequest }, async (request) => {
    const found = await findAssessment(db, request.caller.userId, { id: idOf(request.params), nowMs: clock.nowMs() })
    if (!found) throw new Refusal(404, 'not_found')
    return withTextOfToday(found, instrument)
  })

  const saying = {
    summary: 'Sets or removes who answered',
    security: session,
    params,
    body: answeredByRequestSchema,
    response: { 204: z.null() },
  }
  routes.put('/api/assessments/:id/answered-by', { schema: saying, onRequest }, async (request, reply) => {
    const { answeredBy } = request.body
    const isThere = await saveAnsweredBy(db, request.caller.userId, idOf(request.params), answeredBy)
    if (!isThere) throw new Refusal(404, 'not_found')
    return reply.code(204).send(null)
  })

  const deletion = { summary: 'Deletes one assessment', security: session, params, response: { 204: z.null() } }
  routes.delete('/api/assessments/:id', { schema: deletion, onRequest }, async (request, reply) => {
    if (!(await deleteAssessment(db, request.caller.userId, idOf(request.params)))) throw new Refusal(404, 'not_found')
    return reply.code(204).send(null)
  })
}

function registerBirthMonth(app: FastifyInstance, platform: Platform, instrument: Instrument): void {
  const schema = {
    summary: 'Adds the month of birth where it was skipped, once',
    description: 'Age, advice and text are worked out again. 409 `birth_month_known` when there is one already.',
    security: session,
    params: z.object({ id: z.string() }),
    body: birthMonthRequestSchema,
    response: { 200: storedAssessmentSchema },
  }
  const onRequest = requireCaller(platform)
  app.withTypeProvider<ZodTypeProvider>().patch('/api/assessments/:id', { schema, onRequest }, async (request) => {
    const birthMonthRequest = { userId: request.caller.userId, id: idOf(request.params), birthMonth: request.body.birthMonth }
    return await addBirthMonth(platform, instrument, birthMonthRequest)
  })
}

function cursorOf(after: string | undefined) {
  if (after === undefined) return null
  const cursor = parseCursor(after)
  if (!cursor) throw new Refusal(422, 'invalid_input', { fields: ['after'] })
  return cursor
}

/**
 * After a follow-up expired, the stored text still asks for it, so the text is rendered again when it is read. Texts of earlier
 * templates, and of a form that is no longer loaded, stay unchanged.
 */
function withTextOfToday(assessment: StoredAssessment, loaded: Instrument): StoredAssessment {
  const { followUp, extra, language, birthMonth, completed_at: completedAt, answers } = assessment
  if (followUp?.state !== 'expired' || assessment.templateVersion !== templateVersion) return assessment
  const form = answeredForm(assessment.instrument, loaded)
  const parsed = form && parseAnswers(answers, form)
  if (!form || !parsed?.ok) return assessment
  const input = { instrument: form, sheet: parsed.sheet, birthMonth, completedMs: Date.parse(completedAt) }
  return { ...assessment, analysis: writeAnalysis({ ...input, extra, language, isExpired: true }) }
}

/** Loads the questions of this installation: our own words, or INSTRUMENT_FILE. Throws if the file is invalid. */
export function loadInstrument(file: string | null): Instrument {
  if (file === null) return plainWords
  const parsed = parseInstrument(readJson(file))
  if (parsed.ok) return parsed.instrument
  throw new Error(['INSTRUMENT_FILE cannot be used:', ...parsed.problems.map((problem) => `- ${problem}`)].join('\n'))
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error('INSTRUMENT_FILE cannot be read as JSON', { cause })
  }
}
