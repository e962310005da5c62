import type { EnglishClaim } from '@ankur/content/english-claims'
import type { Reference } from '@ankur/content/front-matter'

export interface NumberedSource extends Reference {
  readonly number: number
  /** Limits of the figures that were taken from it. */
  readonly notes: readonly string[]
}

export interface NumberedSources {
  readonly list: readonly NumberedSource[]
  /** Figures of the text for which no source was found. */
  readonly unverified: readonly EnglishClaim[]
  readonly numberOf: (claim: EnglishClaim) => number | undefined
}

/** Numbers the sources of the claims that an article shows, in order of first use; then those of its text. */
export function numberSources(shown: readonly EnglishClaim[], references: readonly Reference[] = []): NumberedSources {
  const used = [...new Set(shown)]
  const sourced = used.flatMap((claim) => (claim.status === 'sourced' ? [claim] : []))
  const all = [...sourced.map(({ source }) => source), ...references]
  const distinct = all.filter((source, index) => all.findIndex((other) => isSame(other, source)) === index)
  const list = distinct.map((source, index) => ({
    ...source,
    number: index + 1,
    notes: sourced.filter((claim) => isSame(claim.source, source)).flatMap(({ note }) => note ?? []),
  }))
  return {
    list,
    unverified: used.filter(({ status }) => status === 'unverified'),
    numberOf: (claim) => (claim.status === 'sourced' ? list.find((source) => isSame(source, claim.source))?.number : undefined),
  }
}

function isSame(one: Reference, other: Reference): boolean {
  return one.citation === other.citation && one.year === other.year && one.url === other.url
}
