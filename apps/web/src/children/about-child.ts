import type { Month } from '@ankur/screening/age'
import type { Extra } from '@ankur/screening/extra'
import type { Instrument } from '@ankur/screening/instrument'

/** The child of an answer sheet, and its changes. */
export interface AboutChild {
  readonly attempt: { readonly birthMonth?: Month; readonly childId?: string }
  readonly extra: Extra
  readonly setAbout: (about: { readonly birthMonth: Month | null; readonly childId: string | null }) => void
  readonly setExtra: (extra: Extra) => void
}

export interface AboutChildProps {
  readonly about: AboutChild
  /** In months: the age range of the questions. */
  readonly ages: Instrument['ages']
}
