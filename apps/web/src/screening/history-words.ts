import { wordGroup } from '../platform/word-group.ts'

export const historyWords = wordGroup({
  en: () => import('@ankur/content/words/en/history').then(({ history }) => history),
  hi: () => import('@ankur/content/words/hi/history').then(({ history }) => history),
  pa: () => import('@ankur/content/words/pa/history').then(({ history }) => history),
})
