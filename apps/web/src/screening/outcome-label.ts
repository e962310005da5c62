import type { Outcome } from '@ankur/screening/outcome'
import type { Band } from '@ankur/screening/score'

/** The label of an outcome, the one thing that lists show of it. "Many signs" is true of the high band only. */
export function outcomeLabel({ outcome, band }: { outcome: Outcome; band: Band }): Outcome | 'see_doctor_after_follow_up' {
  return outcome === 'see_doctor' && band === 'medium' ? 'see_doctor_after_follow_up' : outcome
}
