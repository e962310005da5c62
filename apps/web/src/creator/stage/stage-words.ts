import { wordGroup } from '../../platform/word-group.ts'

/** Words of the parts of the stage that are fetched when they are needed. */
export const stageWords = wordGroup({
  en: () => import('@ankur/content/words/en/stage').then(({ stage }) => stage),
  hi: () => import('@ankur/content/words/hi/stage').then(({ stage }) => stage),
  pa: () => import('@ankur/content/words/pa/stage').then(({ stage }) => stage),
})
