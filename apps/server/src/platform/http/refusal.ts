import { apiRefusals, notices } from '@ankur/content/words/en/app/app'
import { contactRefusals } from '@ankur/content/words/en/site/contact'
import { eraseRefusals } from '@ankur/content/words/en/accounts/your-data'
import { projectRefusals } from '@ankur/content/words/en/creator/account-games'
import { shareRefusals } from '@ankur/content/words/en/reports/reports'
import { uploadRefusals } from '@ankur/content/words/en/uploads/uploads'

/** Messages that every page may need, and those that only one feature's page loads. */
export const refusalSentences = {
  ...notices,
  ...apiRefusals,
  ...contactRefusals,
  ...eraseRefusals,
  ...projectRefusals,
  ...shareRefusals,
  ...uploadRefusals,
} as const

/** A permanent error code; the compiler checks that every code has a message. */
export type RefusalCode = keyof typeof refusalSentences

/**
 * A refused request: a status, a permanent code, and details that are safe to show. The detail `retryAfterSeconds` is also sent
 * as the `Retry-After` header.
 */
export class Refusal extends Error {
  readonly status: number
  readonly code: RefusalCode
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, code: RefusalCode, details: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.details = details
  }
}
