import { wordGroup } from '../platform/word-group.ts'

/** What the adults' side says. */
export const adultWords = wordGroup({
  en: () => import('@ankur/content/words/en/talk-adults').then(({ talkAdults }) => talkAdults),
  hi: () => import('@ankur/content/words/hi/talk-adults').then(({ talkAdults }) => talkAdults),
  pa: () => import('@ankur/content/words/pa/talk-adults').then(({ talkAdults }) => talkAdults),
})
