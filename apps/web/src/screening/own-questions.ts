import { wordGroup } from '../platform/word-group.ts'

/** Our own twenty questions, in the language of the moment. */
export const ownQuestions = wordGroup({
  en: () => import('@ankur/screening/plain-words/en').then(({ english }) => english),
  hi: () => import('@ankur/screening/plain-words/hi').then(({ hindi }) => hindi),
  pa: () => import('@ankur/screening/plain-words/pa').then(({ punjabi }) => punjabi),
})
