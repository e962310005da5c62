import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseAway } from '../db/check-connection.ts'
import { Refusal, refusalSentences } from './refusal.ts'
import type { RefusalCode } from './refusal.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/** Whether a row could not be stored because the account that it belongs to was deleted a moment ago. */
function isMissingOwner(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === FOREIGN_KEY_VIOLATION && typeof constraint === 'string' && constraint.endsWith('_user_id_fkey')
}

/**
 * One shape for everything that goes wrong outside `/auth/v1`: `{"error":{"code","message", …details}}`.
 * A part with a protocol of its own sets its own error handler in its own scope, and may still call
 * `toRefusal` to learn what happened.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendRefusal(reply, refusalOf(request, error)))
}

/** What the caller is told of an error; a fault of ours is logged first. */
export function refusalOf(request: FastifyRequest, error: unknown): Refusal {
  const refusal = toRefusal(error)
  if (refusal) return refusal
  logFault(request, error)
  if (isDatabaseAway(error)) return new Refusal(503, 'unavailable', { retryAfterSeconds: 2 })
  return new Refusal(500, 'unexpected_failure', { reference: request.id })
}

/** Writes a fault with its cause into the log; the reader of the answer gets the request id to quote. */
export function logFault(request: FastifyRequest, error: unknown): void {
  request.log.error({ err: error, route: routePattern(request) }, 'A request failed')
}

/** Answers with a refusal, whatever the route's own response schemas say. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { retryAfterSeconds } = refusal.details
  if (typeof retryAfterSeconds === 'number') reply.header('retry-after', String(Math.ceil(retryAfterSeconds)))
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(renderRefusal(refusal))
}

export function renderRefusal(refusal: Refusal): string {
  return JSON.stringify({ error: { code: refusal.code, message: refusalSentences[refusal.code], ...refusal.details } })
}

/** What the caller did wrong, or `null` when the fault is ours. */
export function toRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return new Refusal(422, 'invalid_input', { fields: fieldsOf(error) })
  if (isMissingOwner(error)) return new Refusal(401, 'no_session')
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code === undefined ? undefined : refusalsOfFastify[code]
  if (known) return new Refusal(...known)
  // Fastify and its plugins mark what the client caused; the details stay with us.
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new Refusal(statusCode, 'bad_request') : null
}

const refusalsOfFastify: Record<string, [status: number, code: RefusalCode]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'bad_json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'bad_json'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body_too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'bad_request'],
  FST_ERR_BAD_URL: [400, 'bad_request'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'not_found'],
  FST_ERR_HANDLER_TIMEOUT: [504, 'timed_out'],
}

/** Where the problem stands, never what was sent: an answer is copied into bug reports. */
function fieldsOf(error: { validation: { instancePath: string }[] }): string[] {
  const paths = error.validation.map(({ instancePath }) => instancePath.replace(/^\//, '').replaceAll('/', '.'))
  return [...new Set(paths)]
}

/** The route as written in the code: the address itself may hold a token. */
export function routePattern(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown'
}
