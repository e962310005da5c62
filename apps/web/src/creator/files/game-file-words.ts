import { wordGroup } from '../../platform/word-group.ts'

export const gameFileWords = wordGroup({
  en: () => import('@ankur/content/words/en/game-file').then((module) => module.gameFile),
  hi: () => import('@ankur/content/words/hi/game-file').then((module) => module.gameFile),
  pa: () => import('@ankur/content/words/pa/game-file').then((module) => module.gameFile),
})

export const reportWords = wordGroup({
  en: () => import('@ankur/content/words/en/scratch-files').then((module) => module.scratchFiles),
  hi: () => import('@ankur/content/words/hi/scratch-files').then((module) => module.scratchFiles),
  pa: () => import('@ankur/content/words/pa/scratch-files').then((module) => module.scratchFiles),
})
