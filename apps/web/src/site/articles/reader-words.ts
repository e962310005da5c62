import type { Language } from '@ankur/content'
import { articleWords, blogWords, categoryNames } from '@ankur/content/pages/articles'
import { blog as hi } from '@ankur/content/words/hi/blog'
import { blog as pa } from '@ankur/content/words/pa/blog'

/** Around an article in its own language; the English ones have more, for cards that short versions do not have. */
export interface ReaderWords {
  readonly read_time: string
  readonly back: string
  readonly edited: string
  readonly unchecked: string
  readonly on_this_page: string
  readonly in_short: string
  readonly sources: string
  readonly source: string
  readonly not_verified: string
}

export const readerWords: Readonly<Record<Language, ReaderWords>> = {
  en: { ...articleWords, read_time: blogWords.read_time },
  hi,
  pa,
}

/** Of the list of articles and of what is said of a short version. */
export const shortWords: Readonly<Partial<Record<Language, typeof hi>>> = { hi, pa }

export function categoryName(category: keyof typeof categoryNames, language: Language): string {
  return shortWords[language]?.[`category_${category}`] ?? categoryNames[category]
}
