import { wordGroup } from '../platform/word-group.ts'

/** What only the follow-up page says: its own words, and those of the questions. */
export const followUpWords = wordGroup({
  en: async () => ({
    ...(await import('@ankur/content/words/en/follow-up')),
    ...(await import('@ankur/content/words/en/follow-up-questions')),
  }),
  hi: async () => ({
    ...(await import('@ankur/content/words/hi/follow-up')),
    ...(await import('@ankur/content/words/hi/follow-up-questions')),
  }),
  pa: async () => ({
    ...(await import('@ankur/content/words/pa/follow-up')),
    ...(await import('@ankur/content/words/pa/follow-up-questions')),
  }),
})
