import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isTemporaryFault } from '../db/check-connection.ts'
import { FilesUnavailable } from '../files/files.ts'
import { Refusal, refusalSentences, type RefusalCode } from './refusal.ts'
import { languages } from '@ankur/languages'
import { escapeHtml, messages } from '../messages.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/** Text with a NUL character: valid in JSON and in a URL, but not in a `text` or `jsonb` of PostgreSQL. */
const unstorable = new Set(['22021', '22P05'])

/** Returns whether a row could not be stored because its account was deleted in the meantime. */
function isMissingOwner(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === FOREIGN_KEY_VIOLATION && typeof constraint === 'string' && constraint.endsWith('_user_id_fkey')
}

/**
 * Sends all errors outside `/auth/v1` in one shape: `{"error":{"code","message", …details}}`. A plugin with its own protocol
 * sets its own error handler in its scope, and may call `toRefusal` to classify an error.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(request, error)
    if (refusal.status < 500 || !opensPage(request)) return sendRefusal(reply, refusal)
    return withRefusal(reply, refusal).type('text/html; charset=utf-8').send(plainPage(refusal.code))
  })
}

/** Converts an error to the refusal to send; logs internal errors first. */
export function refusalOf(request: FastifyRequest, error: unknown): Refusal {
  const refusal = toRefusal(error)
  if (refusal) return refusal
  logFault(request, error)
  if (isTemporaryFault(error) || error instanceof FilesUnavailable)
    return new Refusal(503, 'unavailable', { retryAfterSeconds: 2 })
  return new Refusal(500, 'unexpected_failure', { reference: request.id })
}

/** Logs an internal error with its cause; the response contains the request id for support requests. */
export function logFault(request: FastifyRequest, error: unknown): void {
  request.log.error({ err: error, route: routePattern(request) }, 'A request failed')
}

/** Sends a refusal, bypassing the route's response schemas. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return withRefusal(reply, refusal).send(renderRefusal(refusal))
}

/** Sets status and headers; the body is sent by the caller. */
function withRefusal(reply: FastifyReply, { status, details }: Refusal): FastifyReply {
  const { retryAfterSeconds } = details
  if (typeof retryAfterSeconds === 'number') reply.header('retry-after', String(Math.ceil(retryAfterSeconds)))
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8')
}

export function renderRefusal(refusal: Refusal): string {
  return JSON.stringify({ error: { code: refusal.code, message: refusalSentences[refusal.code], ...refusal.details } })
}

/** Returns the refusal for an error caused by the caller, or `null` for an internal error. */
export function toRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return new Refusal(422, 'invalid_input', { fields: fieldsOf(error) })
  if (isMissingOwner(error)) return new Refusal(401, 'no_session')
  const { code, statusCode } = error as Partial<FastifyError>
  if (code !== undefined && unstorable.has(code)) return new Refusal(400, 'bad_request')
  const known = code === undefined ? undefined : refusalsOfFastify[code]
  if (known) return new Refusal(...known)
  // Fastify and its plugins mark client errors with a 4xx status; their details are not sent.
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

/** Returns the names of invalid fields, never their values, because responses are copied into bug reports. */
function fieldsOf(error: { validation: { instancePath: string }[] }): string[] {
  const paths = error.validation.map(({ instancePath }) => instancePath.replace(/^\//, '').replaceAll('/', '.'))
  return [...new Set(paths)]
}

/** Returns the route's pattern for the log, because the URL itself may contain a token. */
export function routePattern(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown'
}

/** Returns whether a browser opens this URL as a page; other clients get JSON. */
function opensPage({ method, url, headers }: FastifyRequest): boolean {
  const isNavigation = method === 'GET' || method === 'HEAD'
  return isNavigation && !/^\/(api|functions|auth\/v1)([/?]|$)/.test(url) && (headers.accept ?? '').includes('text/html')
}

/** A page for when not even a page of the site can be sent: the sentence in each language, because none may be chosen yet. */
function plainPage(code: RefusalCode): string {
  const sentences = languages.map((language) => {
    const { notices } = messages[language]
    const sentence = code in notices ? notices[code as keyof typeof notices] : notices.unexpected_failure
    return `<p lang="${language}">${escapeHtml(sentence)}</p>`
  })
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Ankur</title>'
  return `<!doctype html>\n<html lang="en"><head>${head}</head><body><h1>Ankur</h1>\n${sentences.join('\n')}\n</body></html>\n`
}
