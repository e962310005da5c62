import { wordGroup } from '../platform/word-group.ts'

export const stillsWords = wordGroup({
  en: () => import('@ankur/content/words/en/stills').then(({ stills }) => stills),
  hi: () => import('@ankur/content/words/hi/stills').then(({ stills }) => stills),
  pa: () => import('@ankur/content/words/pa/stills').then(({ stills }) => stills),
})
