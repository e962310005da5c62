import type { Month } from '@ankur/screening/age'
import type { OptionalAnswers } from '@ankur/screening/optional-answers'
import type { Instrument } from '@ankur/screening/instrument'

/** The child of an answer sheet, and its changes. */
export interface AboutChild {
  readonly attempt: { readonly birthMonth?: Month; readonly childId?: string }
  readonly extra: OptionalAnswers
  readonly setAbout: (about: { readonly birthMonth: Month | null; readonly childId: string | null }) => void
  readonly setExtra: (extra: OptionalAnswers) => void
}

export interface AboutChildProps {
  readonly about: AboutChild
  /** In months: the age range of the questions. */
  readonly ages: Instrument['ages']
}
