import { wordGroup } from '../../platform/word-group.ts'

/** Words of the parts of the stage that are fetched when they are needed. */
export const stageWords = wordGroup({
  en: () => import('@ankur/content/words/en/stage').then((module) => module.stage),
  hi: () => import('@ankur/content/words/hi/stage').then((module) => module.stage),
  pa: () => import('@ankur/content/words/pa/stage').then((module) => module.stage),
})
