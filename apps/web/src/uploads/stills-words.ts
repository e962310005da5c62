import { wordGroup } from '../platform/word-group.ts'

export const stillsWords = wordGroup({
  en: () => import('@ankur/content/words/en/stills').then((module) => module.stills),
  hi: () => import('@ankur/content/words/hi/stills').then((module) => module.stills),
  pa: () => import('@ankur/content/words/pa/stills').then((module) => module.stills),
})
