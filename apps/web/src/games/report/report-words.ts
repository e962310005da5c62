import { wordGroup } from '../../platform/word-group.ts'

export const reportWords = wordGroup({
  en: () => import('@ankur/content/words/en/game-report').then(({ gameReport }) => gameReport),
  hi: () => import('@ankur/content/words/hi/game-report').then(({ gameReport }) => gameReport),
  pa: () => import('@ankur/content/words/pa/game-report').then(({ gameReport }) => gameReport),
})
