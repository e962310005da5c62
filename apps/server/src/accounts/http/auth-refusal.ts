import type { AuthError } from '@ankur/accounts'

interface Extras {
  /** Appended to the message, for what only this request can say. */
  readonly detail?: string
  readonly weakPassword?: { readonly reasons: readonly string[] }
  readonly retryAfterSeconds?: number
}

/** What the accounts API refuses, in the protocol's own shape; outside `/auth/v1` a `Refusal` says it. */
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
