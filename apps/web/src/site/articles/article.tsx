import { createContext, useContext, type ComponentType } from 'react'
import type { Language } from '@ankur/content'
import type { EnglishClaim } from '@ankur/content/english-claims'
import type { PlannedArticle } from '@ankur/content/articles'
import type { FrontMatter } from '@ankur/content/front-matter'

/** A part that the contents list leads to: a heading or a tab. */
export interface Part {
  readonly id: string
  readonly title: string
}

/** An article as it was written: what build/articles makes of its file, with its claims. */
export interface Article extends Pick<PlannedArticle, 'slug'> {
  readonly path: string
  readonly language: Language
  readonly frontMatter: FrontMatter
  readonly outline: readonly Part[]
  readonly Content: ArticleContent
  readonly claims: readonly EnglishClaim[]
  /** Of a short version: the day of the English article that it was made from. */
  readonly original?: string
  /** In other languages, where they are written. */
  readonly versions: Readonly<Partial<Record<Language, Article>>>
}

/** The text of an article. It gets the components for tags and cards. */
export type ArticleContent = ComponentType<{ components: Readonly<Record<string, ComponentType<never>>> }>

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
