import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import type { Platform } from '../platform.ts'
import { answerErrors, renderRefusal, sendRefusal, toRefusal } from './error-answer.ts'
import { registerHealth } from './health.ts'
import { shedLoad } from './load-shedding.ts'
import type { SheddingOptions } from './load-shedding.ts'
import { answerUnknownPaths } from './not-found.ts'
import type { NotFound } from './not-found.ts'
import { describeApi } from './openapi.ts'
import { Refusal } from './refusal.ts'
import { logRequests } from './request-log.ts'
import { protectAnswers, securityHeaders } from './security-headers.ts'

const MAX_BODY_BYTES = 1024 * 1024
const MAX_HEADER_BYTES = 16 * 1024
const MAX_HANDLING_MS = 10_000
const MAX_RECEIVING_MS = 30_000
// Idle connections hold up a restart, and a phone opens a new one in one round trip.
const KEEP_ALIVE_MS = 5_000

export interface Http {
  readonly app: FastifyInstance
  readonly notFound: NotFound
}

/** The HTTP server before any feature: limits, headers, errors, log, health, and the description of the API. */
export function createHttp(platform: Platform, shedding: Partial<SheddingOptions> = {}): Http {
  const { config } = platform
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A caller that names its own request could write into our log.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // Counted from our side: the left-most forwarded address is whatever the client wrote there.
    trustProxy: (_address, hop) => hop < config.trustProxyHops,
    bodyLimit: MAX_BODY_BYTES,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    requestTimeout: MAX_RECEIVING_MS,
    handlerTimeout: MAX_HANDLING_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // While draining, what arrives on an open connection is still answered; `drain.ts` then closes it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 512 },
    clientErrorHandler: (error, socket) => refuseUnreadable(config, error.code, socket),
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...securityHeaders(config), 'x-request-id': request.id })
      sendRefusal(reply, toRefusal(error) ?? new Refusal(400, 'bad_request'))
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  acceptEmptyJson(app)
  answerErrors(app)
  const notFound = answerUnknownPaths(app)
  logRequests(app)
  protectAnswers(app, config)
  shedLoad(app, { maxEventLoopDelayMs: 1_000, sampleIntervalMs: 1_000, ...shedding })
  describeApi(app)
  registerHealth(app, platform)
  return { app, notFound }
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

/** Answers what Node could not even parse as a request, then hangs up. */
function refuseUnreadable(config: Config, code: string | undefined, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const refusal = unreadable(code)
  const body = renderRefusal(refusal)
  const headers = {
    ...securityHeaders(config),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', body].join('\r\n'))
}

function unreadable(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal(431, 'bad_request')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal(408, 'timed_out')
  return new Refusal(400, 'bad_request')
}
