import { wordGroup } from '../platform/word-group.ts'

export const yourDataWords = wordGroup({
  en: () => import('@ankur/content/words/en/your-data').then((module) => module.yourData),
  hi: () => import('@ankur/content/words/hi/your-data').then((module) => module.yourData),
  pa: () => import('@ankur/content/words/pa/your-data').then((module) => module.yourData),
})
