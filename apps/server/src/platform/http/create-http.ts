import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Platform } from '../platform.ts'
import { refuseCrossSite, protectAnswers } from './security-headers.ts'
import { answerErrors } from './error-answer.ts'
import { limitHandling } from './handling-limit.ts'
import { registerHealth } from './health.ts'
import underPressure from '@fastify/under-pressure'
import { createNodeServer } from './node-server.ts'
import { answerUnknownPaths } from './not-found.ts'
import type { NotFound } from './not-found.ts'
import swagger from '@fastify/swagger'
import { Refusal } from './refusal.ts'
import { logRequests, warnOfProxy } from './request-log.ts'
import { limitFamilyConcurrency } from './family-concurrency.ts'
import { languages } from '@ankur/languages'
import { refuseUnroutable } from './unroutable.ts'

const fromZod = createJsonSchemaTransform({})

/** `GET /api/openapi.json`: describes `/api` and `/functions`, generated from the schemas that validate their requests. */
function describeApi(app: FastifyInstance): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Ankur', version: '1', description: 'A family reads, exports and deletes its own data here.' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    hideUntagged: false,
    transform: (route) => {
      const isDescribed = /^\/(api|functions)\//.test(route.url)
      return fromZod({ ...route, schema: { ...route.schema, hide: !isDescribed || route.schema?.hide === true } })
    },
  })
  app.register(async (scope) => {
    scope.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-cache').send(scope.swagger()),
    )
  })
}

/** The validity of security.txt in days, counted from each response. */
const GOOD_FOR_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

/** RFC 9116: tells security researchers where to report a vulnerability. */
function registerSecurityTxt(app: FastifyInstance, { config, clock }: Platform): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const lines = [
      `Contact: ${config.publicUrl}/contact?topic=problem`,
      `Expires: ${new Date(clock.nowMs() + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    ]
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}

const MAX_BODY_BYTES = 1024 * 1024
const MAX_HANDLING_MS = 10_000

/** Responds at once from memory and returns true, or leaves the request untouched and returns false. */
export type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean

export interface Http {
  readonly app: FastifyInstance
  readonly notFound: NotFound
  /** Called before the router, unless the server is overloaded or shutting down. */
  readonly takeShortcut: (shortcut: Shortcut) => void
}

export interface HttpLimits extends SheddingOptions {
  readonly maxHandlingMs: number
  /** How long a connection may stay without a byte in either direction while a response is due or being sent. */
  readonly maxStallMs: number | undefined
}

/** Creates the HTTP server without features: limits, headers, errors, log, health, and the API description. */
export function createHttp(
  platform: Platform,
  { maxHandlingMs = MAX_HANDLING_MS, maxStallMs, ...shedding }: Partial<HttpLimits> = {},
): Http {
  const { config } = platform
  const unroutable = refuseUnroutable(config, (request) => notFound.pageFor(request))
  let shortcut: Shortcut | null = null
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Otherwise callers could choose request ids that appear in the log.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // Hops are counted from this server, because the left-most forwarded address can be set by the client.
    trustProxy: (_address, hop) => hop < config.trustProxyHops,
    bodyLimit: MAX_BODY_BYTES,
    serverFactory: (listener) =>
      createNodeServer(
        config,
        (request, response) => {
          const isUsual = shortcut !== null && !isDraining() && !app.isUnderPressure()
          if (!(isUsual && shortcut?.(request, response))) listener(request, response)
        },
        maxStallMs,
      ),
    // While draining, requests on open connections still get a response, and then the connection is closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 512 },
    // The Node server already has a handler, also for its second address.
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
  limitFamilyConcurrency(app)
  logRequests(app)
  warnOfProxy(app, config)
  protectAnswers(app, config)
  refuseCrossSite(app, config)
  const isDraining = hangUpWhenDraining(app)
  // Without rate limits there is no load shedding either, so that tests work on a busy computer.
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

/** Some clients send the content type JSON without a body on DELETE or sign-out; schemas define where a body is required. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    // Fastify's errors here have status 400, but no code for a forbidden key.
    return parse(request, body, (error, value) => done(error && new Refusal(400, 'bad_json'), value))
  })
}

/** Closes connections after their response while draining. Returns a function that tells whether the server is shutting down. */
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

interface SheddingOptions {
  /** 0: never. */
  readonly maxEventLoopDelayMs: number
  readonly sampleIntervalMs: number
}

/**
 * Responds with 503 while the process is overloaded: a quick "try again in a minute" is better for a family on a weak signal
 * than a long wait. Only the event loop delay counts; a busy processor alone causes no refusals.
 */
function shedLoad(app: FastifyInstance, options: SheddingOptions): void {
  app.register(underPressure, {
    maxEventLoopDelay: options.maxEventLoopDelayMs,
    sampleInterval: options.sampleIntervalMs,
    pressureHandler: () => {
      throw new Refusal(503, 'overloaded', { retryAfterSeconds: 10 })
    },
  })
}
