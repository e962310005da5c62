import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Platform } from '../platform.ts'
import { answerErrors } from './error-answer.ts'
import { limitHandling } from './handling-limit.ts'
import { registerHealth } from './health.ts'
import { shedLoad } from './load-shedding.ts'
import type { SheddingOptions } from './load-shedding.ts'
import { createNodeServer } from './node-server.ts'
import { answerUnknownPaths } from './not-found.ts'
import type { NotFound } from './not-found.ts'
import { describeApi } from './openapi.ts'
import { Refusal } from './refusal.ts'
import { logRequests, warnOfProxy } from './request-log.ts'
import { protectAnswers } from './security-headers.ts'
import { registerSecurityTxt } from './security-txt.ts'
import { refuseUnroutable } from './unroutable.ts'

const MAX_BODY_BYTES = 1024 * 1024
const MAX_HANDLING_MS = 10_000

/** Answers at once what needs nothing but memory: true. Or leaves the request as it came: false. */
export type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean

export interface Http {
  readonly app: FastifyInstance
  readonly notFound: NotFound
  /** Asked before the router, unless the server is overloaded or about to end. */
  readonly takeShortcut: (shortcut: Shortcut) => void
}

interface Limits extends SheddingOptions {
  readonly maxHandlingMs: number
}

/** The HTTP server before any feature: limits, headers, errors, log, health, and the description of the API. */
export function createHttp(platform: Platform, { maxHandlingMs = MAX_HANDLING_MS, ...shedding }: Partial<Limits> = {}): Http {
  const { config } = platform
  const unroutable = refuseUnroutable(config, (request) => notFound.pageFor(request))
  let shortcut: Shortcut | null = null
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A caller that names its own request could write into our log.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // Counted from our side: the left-most forwarded address is whatever the client wrote there.
    trustProxy: (_address, hop) => hop < config.trustProxyHops,
    bodyLimit: MAX_BODY_BYTES,
    serverFactory: (listener) =>
      createNodeServer(config, (request, response) => {
        const isUsual = shortcut !== null && !isDraining() && !app.isUnderPressure()
        if (!(isUsual && shortcut?.(request, response))) listener(request, response)
      }),
    // While draining, what arrives on an open connection is still answered, and the connection then closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 512 },
    // Our own server has one already, also for its second address.
    clientErrorHandler: () => {},
    frameworkErrors: (error, request, reply) => void unroutable.answer(error, request, reply),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  acceptEmptyJson(app)
  answerErrors(app)
  unroutable.offerTo(app)
  const notFound = answerUnknownPaths(app)
  limitHandling(app, maxHandlingMs)
  logRequests(app)
  warnOfProxy(app, config)
  protectAnswers(app, config)
  const isDraining = hangUpWhenDraining(app)
  // Without limits nobody is turned away either: a test on a busy computer is no crowd.
  const maxEventLoopDelayMs = config.rateLimits ? 1_000 : 0
  shedLoad(app, { maxEventLoopDelayMs, sampleIntervalMs: 1_000, ...shedding })
  describeApi(app)
  registerHealth(app, platform)
  registerSecurityTxt(app, platform)
  return {
    app,
    notFound,
    takeShortcut: (given) => {
      shortcut = given
    },
  }
}

/** Clients announce JSON and then send nothing on DELETE or sign-out; a schema says where a body is needed. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    // Fastify's own failures here carry status 400 but, for a forbidden key, no code.
    return parse(request, body, (error, value) => done(error && new Refusal(400, 'bad_json'), value))
  })
}

/** Gives whether the server is about to end. */
function hangUpWhenDraining(app: FastifyInstance): () => boolean {
  let draining = false
  app.addHook('preClose', (done) => {
    draining = true
    done()
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (draining) reply.header('connection', 'close')
    done()
  })
  return () => draining
}
