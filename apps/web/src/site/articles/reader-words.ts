import type { Language, Words } from '@ankur/content'
import { articleWords, blogWords, categoryNames } from '@ankur/content/pages/articles'
import type { blog } from '@ankur/content/words/en/site/blog'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'

/** Around an article in its own language; the English ones have more, for cards that short versions do not have. */
export interface ReaderWords {
  readonly read_time: string
  readonly back: string
  readonly edited: string
  readonly unchecked: string
  readonly on_this_page: string
  readonly in_short: string
  readonly first_steps: string
  readonly print_hand_out: string
  readonly help_address: string
  readonly open_all: string
  readonly close_all: string
  readonly sources: string
  readonly source: string
  readonly not_verified: string
}

const { en: _, ...translated } = messagesInEveryLanguage('site/blog', 'blog')

export const readerWords: Readonly<Record<Language, ReaderWords>> = {
  en: { ...articleWords, read_time: blogWords.read_time },
  ...translated,
}

/** Messages of the list of articles and of short versions. */
export const shortWords: Readonly<Partial<Record<Language, Words<typeof blog>>>> = translated

export function categoryName(category: keyof typeof categoryNames, language: Language): string {
  return shortWords[language]?.[`category_${category}`] ?? categoryNames[category]
}
