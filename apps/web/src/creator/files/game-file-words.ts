import { wordGroup } from '../../platform/word-group.ts'

export const gameFileWords = wordGroup({
  en: () => import('@ankur/content/words/en/game-file').then(({ gameFile }) => gameFile),
  hi: () => import('@ankur/content/words/hi/game-file').then(({ gameFile }) => gameFile),
  pa: () => import('@ankur/content/words/pa/game-file').then(({ gameFile }) => gameFile),
})

export const reportWords = wordGroup({
  en: () => import('@ankur/content/words/en/scratch-files').then(({ scratchFiles }) => scratchFiles),
  hi: () => import('@ankur/content/words/hi/scratch-files').then(({ scratchFiles }) => scratchFiles),
  pa: () => import('@ankur/content/words/pa/scratch-files').then(({ scratchFiles }) => scratchFiles),
})
