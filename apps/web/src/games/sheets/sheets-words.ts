import type { gameSheets } from '@ankur/content/words/en/games/game-sheets'
import { messages } from '../../platform/messages.ts'

/** Messages of the printed sheets only. */
export const sheetsWords = messages<typeof gameSheets>(
  Object.values(import.meta.glob('@words/*/games/game-sheets.ts', { import: 'gameSheets' })),
)
