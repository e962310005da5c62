import { authErrors, type AuthError } from '@ankur/accounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isTemporaryFault } from '../../platform/db/check-connection.ts'
import { logFault } from '../../platform/http/error-answer.ts'
import { Refusal } from '../../platform/http/refusal.ts'

interface Extras {
  /** Appended to the message: details of this request. */
  readonly detail?: string
  readonly weakPassword?: { readonly reasons: readonly string[] }
  readonly retryAfterSeconds?: number
}

/** A refusal of the accounts API, in the shape of the protocol; endpoints outside `/auth/v1` use `Refusal`. */
export class AuthRefusal extends Error {
  readonly error: AuthError
  readonly extras: Extras

  constructor(error: AuthError, extras: Extras = {}) {
    super(extras.detail ? `${error.message}${extras.detail}` : error.message)
    this.name = 'AuthRefusal'
    this.error = error
    this.extras = extras
  }
}

const API_VERSION = '2024-01-01'

/** Sends every error below `/auth/v1` in the form that the client's version expects. */
export function sendAuthError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toAuthRefusal(thrown)
  // The cause of a server error goes to the log for the operator; the caller gets one general sentence.
  if (faults.has(refusal.error)) logFault(request, thrown)
  if (refusal.extras.retryAfterSeconds) reply.header('retry-after', String(refusal.extras.retryAfterSeconds))
  // Without this header the client ignores the code.
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
  // Dates in this format can be compared as text.
  return /^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(version) && version >= API_VERSION
}

function toAuthRefusal(thrown: unknown): AuthRefusal {
  if (thrown instanceof AuthRefusal) return thrown
  if (thrown instanceof Refusal && thrown.status === 503) return overloaded(thrown)
  const { code, statusCode } = thrown as { code?: unknown; statusCode?: unknown }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AuthRefusal(authErrors.body_too_large)
  // Fastify's errors about a body (length, format) are errors of the caller.
  if (typeof code === 'string' && code.startsWith('FST_ERR_CTP_')) return new AuthRefusal(authErrors.bad_json)
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return new AuthRefusal(authErrors.timeout)
  // A malformed URL matches no route.
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return new AuthRefusal(authErrors.not_found)
  if (statusCode === 503) return new AuthRefusal(authErrors.overloaded, { retryAfterSeconds: 1 })
  // Checked before database errors: a phone that loses its signal while sending a body also causes a connection reset.
  if (statusCode === 400) return new AuthRefusal(authErrors.bad_json)
  if (isTemporaryFault(thrown)) return new AuthRefusal(authErrors.unavailable, { retryAfterSeconds: 2 })
  return new AuthRefusal(authErrors.unexpected)
}

function overloaded(refusal: Refusal): AuthRefusal {
  const seconds = refusal.details['retryAfterSeconds']
  return new AuthRefusal(authErrors.overloaded, { retryAfterSeconds: typeof seconds === 'number' ? seconds : 1 })
}
