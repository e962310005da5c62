import { wordGroup } from '../platform/word-group.ts'

export const extraWords = wordGroup({
  en: () => import('@ankur/content/words/en/extra').then(({ extra }) => extra),
  hi: () => import('@ankur/content/words/hi/extra').then(({ extra }) => extra),
  pa: () => import('@ankur/content/words/pa/extra').then(({ extra }) => extra),
})
