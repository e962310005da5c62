import type { Language } from '@ankur/content'
import type { Claim } from '@ankur/content/claims'
import type { EnglishClaim } from '@ankur/content/english-claims'
import type { Source } from '@ankur/content/publications'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'

export const claimWords = messagesInEveryLanguage('site/claims', 'claims')

/** A figure with its words in one language, ready to be shown. */
export interface ShownClaim {
  readonly id: string
  readonly figure?: string | undefined
  readonly sentence: string
  readonly note?: string | undefined
  readonly status: Claim['status']
  /** Of an unverified figure: the nearest thing that could be found. */
  readonly source?: Source | undefined
}

export function shownClaim(claim: Claim, language: Language): ShownClaim {
  const words = claimWords[language]
  return {
    id: claim.id,
    figure: claim.figure && words[claim.figure],
    sentence: words[claim.sentence],
    note: claim.note && words[claim.note],
    status: claim.status,
    source: sourceOf(claim),
  }
}

export function shownEnglishClaim(claim: EnglishClaim): ShownClaim {
  const { id, figure, sentence, note, status } = claim
  return { id, figure, sentence, note, status, source: sourceOf(claim) }
}

function sourceOf(claim: Claim | EnglishClaim): Source | undefined {
  return claim.status === 'sourced' ? claim.source : claim.nearest
}
