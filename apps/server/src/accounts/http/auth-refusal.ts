import type { AuthError } from '@ankur/accounts'

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
