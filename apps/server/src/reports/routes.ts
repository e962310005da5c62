import type { Instrument } from '@ankur/screening'
import {
  newShareSchema,
  openShareSchema,
  reportMailListSchema,
  reportMailRequestSchema,
  reportMailSchema,
  reportQuerySchema,
  sharedReportSchema,
  shareRequestSchema,
  shareStateSchema,
} from '@ankur/screening/report/contract'
import { paperSchema } from '@ankur/screening/report/document'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { clientOf, requireCaller } from '../accounts/index.ts'
import { clientAddress } from '../platform/http/client-address.ts'
import type { Platform } from '../platform/platform.ts'
import { idOf } from '../platform/http/id-of.ts'
import { loadInstrument } from '../screening/index.ts'
import { HOUR_MS, every } from '../platform/every.ts'
import { attachmentHeader, fileOf, findOwn, findReady, paperOf } from './report-of.ts'
import { openingsOfNetwork, reportLimits } from './report-records.ts'
import { listReportMails } from './mail-store.ts'
import { openReport } from './open-report.ts'
import { sendReport } from './send-report.ts'
import { shareReport } from './share-report.ts'
import { deleteEndedShares, deleteShare, findShare } from './share-store.ts'

const security = [{ session: [] }]
const params = z.object({ id: z.string() })
const SMALL_BODY = 16 * 1024
/** More than other requests get: a family that waits behind other papers on a slow machine still gets its file. */
const MAX_FILE_MS = 45_000
const config = { maxHandlingMs: MAX_FILE_MS }

/** Registers the endpoints for reports: as data, as a file, by mail, and by link. */
export function registerReports(app: FastifyInstance, platform: Platform): void {
  const instrument = loadInstrument(platform.config.instrumentFile)
  registerPapers(app, platform, instrument)
  registerMails(app, platform, instrument)
  registerShares(app, platform)
  registerOpening(app, platform, instrument)
  forgetEndedShares(app, platform)
}

function registerPapers(app: FastifyInstance, platform: Platform, instrument: Instrument): void {
  const onRequest = requireCaller(platform)
  const papers = platform.limits.limiter(reportLimits.papers)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const shared = { security, params, querystring: reportQuerySchema }

  const paper = { ...shared, summary: 'The report of an assessment, as data', response: { 200: paperSchema } }
  routes.get('/api/assessments/:id/report', { schema: paper, onRequest }, async (request) => {
    const found = await findReady(platform, { userId: request.caller.userId, id: idOf(request.params) })
    return paperOf(found, { platform, instrument, ...request.query })
  })

  const file = {
    ...shared,
    summary: 'The report of an assessment, as a PDF file: a page for the family, a page in English for a doctor',
    produces: ['application/pdf'],
  }
  routes.get('/api/assessments/:id/report.pdf', { schema: file, onRequest, config }, async (request, reply) => {
    const { userId } = request.caller
    const id = idOf(request.params)
    await papers.take(userId)
    const { content, fileName } = await fileOf({ userId, id }, { platform, instrument, ...request.query })
    return reply.header('content-disposition', attachmentHeader(fileName)).type('application/pdf').send(content)
  })
}

function registerMails(app: FastifyInstance, platform: Platform, instrument: Instrument): void {
  const onRequest = requireCaller(platform)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const path = '/api/assessments/:id/email'

  const sending = {
    summary: 'Mails the report to an address',
    description: 'At most 5 per day. GET at the same address returns the state of the mail.',
    security,
    params,
    body: reportMailRequestSchema,
    response: { 202: reportMailSchema },
  }
  routes.post(path, { schema: sending, onRequest, bodyLimit: SMALL_BODY, config }, async (request, reply) => {
    const wanted = { userId: request.caller.userId, id: idOf(request.params) }
    const mail = await sendReport(platform, instrument, { wanted, request: request.body, network: clientAddress(request) })
    return reply.code(202).send(mail)
  })

  const listing = { summary: 'The mails of a report, newest first', security, params, response: { 200: reportMailListSchema } }
  routes.get(path, { schema: listing, onRequest }, async (request) => {
    const { userId } = request.caller
    const { assessment } = await findOwn(platform, { userId, id: idOf(request.params) })
    const items = await listReportMails(platform.db, userId, assessment.id)
    return { items }
  })
}

function registerShares(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  const onRequest = requireCaller(platform)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const path = '/api/assessments/:id/share'

  const sharing = {
    summary: 'Makes a link that opens the report without an account, and ends an earlier one',
    security,
    params,
    body: shareRequestSchema,
    response: { 201: newShareSchema },
  }
  routes.post(path, { schema: sharing, onRequest, bodyLimit: SMALL_BODY }, async (request, reply) => {
    const { district, ...terms } = request.body
    const wanted = { userId: request.caller.userId, id: idOf(request.params) }
    await findReady(platform, wanted)
    const share = await shareReport(platform, {
      ...wanted,
      days: terms.days,
      withPin: terms.withPin,
      opensOnce: terms.opensOnce,
      consent: terms.consent,
      district: district ?? null,
      client: clientOf(request),
    })
    return reply.code(201).send(share)
  })

  const state = {
    summary: 'Whether a link is open, and when it was opened',
    security,
    params,
    response: { 200: shareStateSchema },
  }
  routes.get(path, { schema: state, onRequest }, async (request) => {
    const { userId } = request.caller
    const { assessment } = await findOwn(platform, { userId, id: idOf(request.params) })
    const share = await findShare(db, userId, assessment.id, new Date(clock.nowMs()))
    return { share }
  })

  const ending = { summary: 'Ends the link', security, params, response: { 204: z.null() } }
  routes.delete(path, { schema: ending, onRequest }, async (request, reply) => {
    const { userId } = request.caller
    const { assessment } = await findOwn(platform, { userId, id: idOf(request.params) })
    await deleteShare(db, userId, assessment.id)
    return reply.code(204).send(null)
  })
}

/** Public endpoint: a link opens one report, and requests are rate limited. */
function registerOpening(app: FastifyInstance, platform: Platform, instrument: Instrument): void {
  const openings = platform.limits.limiter(openingsOfNetwork)
  const opening = {
    summary: 'Opens a link to a report, and counts the opening',
    description: 'A link with a PIN answers 403 until the PIN is sent, one that opens once until the reader confirmed.',
    body: openShareSchema,
    response: { 200: sharedReportSchema },
  }
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.post('/api/shared', { schema: opening, bodyLimit: SMALL_BODY }, async (request, reply) => {
    await openings.take(clientAddress(request))
    const report = await openReport(platform, instrument, { ...request.body, client: clientOf(request) })
    return reply.header('referrer-policy', 'no-referrer').send(report)
  })
}

/** Deletes expired links, which no longer open anything. */
function forgetEndedShares(app: FastifyInstance, platform: Platform): void {
  const work = () => deleteEndedShares(platform.db, new Date(platform.clock.nowMs()))
  every(app, platform, { everyMs: HOUR_MS, work, failure: 'Deleting expired links failed' })
}
