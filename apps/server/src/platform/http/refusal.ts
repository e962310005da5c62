import { apiRefusals } from '@ankur/content/words/en/app/api-refusals'
import { contactRefusals } from '@ankur/content/words/en/site/contact-refusals'
import { eraseRefusals } from '@ankur/content/words/en/accounts/erase-refusals'
import { notices } from '@ankur/content/words/en/app/notices'
import { projectRefusals } from '@ankur/content/words/en/creator/project-refusals'
import { shareRefusals } from '@ankur/content/words/en/reports/share-refusals'
import { uploadRefusals } from '@ankur/content/words/en/uploads/upload-refusals'

/** Sentences that every page may need, and those that only the page of one feature loads. */
export const refusalSentences = {
  ...notices,
  ...apiRefusals,
  ...contactRefusals,
  ...eraseRefusals,
  ...projectRefusals,
  ...shareRefusals,
  ...uploadRefusals,
} as const

/** A permanent code of the catalogue: every refusal has a sentence there, or it does not compile. */
export type RefusalCode = keyof typeof refusalSentences

/**
 * What a caller may not do, or not now: a status, a permanent code, and details that are safe to show.
 * `retryAfterSeconds` among the details is also sent as the `Retry-After` header.
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
