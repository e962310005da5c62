import { createContext, useContext } from 'react'
import type { Language } from '@ankur/content'
import type { EnglishClaim } from '@ankur/content/english-claims'
import type { Article } from './article.ts'

/** The context of an article for its cards. */
export interface Reading {
  readonly article: Article
  /** Of the frame: links stay in it. */
  readonly language: Language
  /** Each claim that a card shows passes here. */
  readonly show: (id: string) => EnglishClaim
  readonly numberOf: (claim: EnglishClaim) => number | undefined
}

export const ReadingContext = createContext<Reading | null>(null)

export function useReading(): Reading {
  const reading = useContext(ReadingContext)
  if (!reading) throw new Error('a card is outside an article')
  return reading
}

export function findClaim({ slug, claims }: Article, id: string): EnglishClaim {
  const claim = claims.find((each) => each.id === id)
  if (!claim) throw new Error(`packages/content/articles/${slug}/en.mdx\n  no claim in claims.ts has the id ${id}`)
  return claim
}
