import type { gameReport } from '@ankur/content/words/en/games/game-report'
import { messages } from '../../platform/messages.ts'

export const reportWords = messages<typeof gameReport>(
  Object.values(import.meta.glob('@words/*/games/game-report.ts', { import: 'gameReport' })),
)
