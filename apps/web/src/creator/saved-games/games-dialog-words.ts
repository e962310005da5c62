import type { gamesDialog } from '@ankur/content/words/en/games-dialog'
import { messages } from '../../platform/messages.ts'

export const gamesDialogWords = messages<typeof gamesDialog>(
  Object.values(import.meta.glob('@words/*/games-dialog.ts', { import: 'gamesDialog' })),
)
