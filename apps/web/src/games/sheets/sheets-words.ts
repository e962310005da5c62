import type { gameSheets } from '@ankur/content/words/en/game-sheets'
import { messages } from '../../platform/messages.ts'

/** Said on the sheets to print alone. */
export const sheetsWords = messages<typeof gameSheets>(
  Object.values(import.meta.glob('@words/*/game-sheets.ts', { import: 'gameSheets' })),
)
