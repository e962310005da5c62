import type { AuthError } from '@ankur/accounts'
import { authErrors } from '@ankur/accounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../../platform/db/check-connection.ts'
import { logFault } from '../../platform/http/error-answer.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { AuthRefusal } from './auth-refusal.ts'

const API_VERSION = '2024-01-01'

/** Answers every error below `/auth/v1` in the form that the request's client version reads. */
export function sendAuthError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toAuthRefusal(thrown)
  // A fault is the operator's business: the log gets its cause, the caller one plain sentence.
  if (faults.has(refusal.error)) logFault(request, thrown)
  if (refusal.extras.retryAfterSeconds) reply.header('retry-after', String(refusal.extras.retryAfterSeconds))
  // Without the echo the client does not look at the code.
  if (readsNewForm(request)) reply.header('x-supabase-api-version', API_VERSION)
  return reply
    .status(refusal.error.status)
    .header('x-sb-error-code', refusal.error.code)
    .type('application/json; charset=utf-8')
    .send(renderError(refusal, readsNewForm(request)))
}

const faults = new Set<AuthError>([authErrors.unexpected, authErrors.unavailable])

function renderError(refusal: AuthRefusal, newForm: boolean): object {
  const { status, code } = refusal.error
  const weak = refusal.extras.weakPassword ? { weak_password: refusal.extras.weakPassword } : {}
  if (newForm) return { code, message: refusal.message, ...weak }
  return { code: status, error_code: code, msg: refusal.message, ...weak }
}

function readsNewForm(request: FastifyRequest): boolean {
  const version = String(request.headers['x-supabase-api-version'] ?? '')
  // Dates of this form sort as text.
  return /^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(version) && version >= API_VERSION
}

function toAuthRefusal(thrown: unknown): AuthRefusal {
  if (thrown instanceof AuthRefusal) return thrown
  if (thrown instanceof Refusal && thrown.status === 503) return overloaded(thrown)
  const { code, statusCode } = thrown as { code?: unknown; statusCode?: unknown }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AuthRefusal(authErrors.body_too_large)
  // Fastify's own complaints about a body (its length, its form) are the caller's mistakes, not ours.
  if (typeof code === 'string' && code.startsWith('FST_ERR_CTP_')) return new AuthRefusal(authErrors.bad_json)
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return new AuthRefusal(authErrors.timeout)
  // An address that cannot be read leads nowhere.
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return new AuthRefusal(authErrors.not_found)
  if (statusCode === 503) return new AuthRefusal(authErrors.overloaded, { retryAfterSeconds: 1 })
  // Before the database: a phone that loses its signal half-way through a body resets a connection, too.
  if (statusCode === 400) return new AuthRefusal(authErrors.bad_json)
  if (isDatabaseAway(thrown)) return new AuthRefusal(authErrors.unavailable, { retryAfterSeconds: 2 })
  return new AuthRefusal(authErrors.unexpected)
}

function overloaded(refusal: Refusal): AuthRefusal {
  const seconds = refusal.details['retryAfterSeconds']
  return new AuthRefusal(authErrors.overloaded, { retryAfterSeconds: typeof seconds === 'number' ? seconds : 1 })
}
