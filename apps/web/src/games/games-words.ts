import { wordGroup } from '../platform/word-group.ts'

/** All that the hub, the games and their pages for adults say: one file for each language, kept on the phone as a whole. */
export const gamesWords = wordGroup({
  en: () => import('./words-en.ts'),
  hi: () => import('./words-hi.ts'),
  pa: () => import('./words-pa.ts'),
})
