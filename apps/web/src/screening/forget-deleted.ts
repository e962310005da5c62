/** What this device still has of summaries that were deleted in the account. */
import { ApiFailure, getJson } from '../platform/api.ts'
import { clearFollowUp, followUpHere } from './follow-up/follow-up-owner.ts'
import { forgetAllStored, forgetStored } from './just-stored.ts'

export function forgetSummary(id: string): void {
  forgetStored(id)
  if (followUpHere() === id) clearFollowUp()
}

/** A child was deleted with all its summaries. Only the server knows whether the follow-up of this device is among them. */
export async function forgetSummariesOfChild(): Promise<void> {
  forgetAllStored()
  const id = followUpHere()
  if (id === null) return
  try {
    await getJson(`/api/assessments/${encodeURIComponent(id)}/follow-up`)
  } catch (failure) {
    const isGone = failure instanceof ApiFailure && failure.code === 'not_found'
    if (isGone && followUpHere() === id) clearFollowUp()
  }
}
