import { wordGroup } from '../../platform/word-group.ts'

export const gardenWords = wordGroup({
  en: () => import('@ankur/content/words/en/game-garden').then(({ gameGarden }) => gameGarden),
  hi: () => import('@ankur/content/words/hi/game-garden').then(({ gameGarden }) => gameGarden),
  pa: () => import('@ankur/content/words/pa/game-garden').then(({ gameGarden }) => gameGarden),
})
