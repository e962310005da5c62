import { apiRefusals } from '@ankur/content/words/en/app/api-refusals'
import { contactRefusals } from '@ankur/content/words/en/site/contact-refusals'
import { eraseRefusals } from '@ankur/content/words/en/accounts/erase-refusals'
import { notices } from '@ankur/content/words/en/app/notices'
import { projectRefusals } from '@ankur/content/words/en/creator/project-refusals'
import { shareRefusals } from '@ankur/content/words/en/reports/share-refusals'
import { uploadRefusals } from '@ankur/content/words/en/uploads/upload-refusals'

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
