import { wordGroup } from '../platform/word-group.ts'

/** What a result says: the words of the decision table, which papers and mails use too. */
export const adviceWords = wordGroup({
  en: () => import('@ankur/content/words/en/advice').then((module) => module.advice),
  hi: () => import('@ankur/content/words/hi/advice').then((module) => module.advice),
  pa: () => import('@ankur/content/words/pa/advice').then((module) => module.advice),
})
