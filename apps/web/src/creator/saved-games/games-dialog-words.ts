import type { gamesDialog } from '@ankur/content/words/en/creator/games-dialog'
import { messages } from '../../platform/messages.ts'

export const gamesDialogWords = messages<typeof gamesDialog>(
  Object.values(import.meta.glob('@words/*/creator/games-dialog.ts', { import: 'gamesDialog' })),
)
