import type { gameFile } from '@ankur/content/words/en/creator/game-file'
import type { scratchFiles } from '@ankur/content/words/en/creator/scratch-files'
import { messages } from '../../platform/messages.ts'

export const gameFileWords = messages<typeof gameFile>(
  Object.values(import.meta.glob('@words/*/creator/game-file.ts', { import: 'gameFile' })),
)

export const reportWords = messages<typeof scratchFiles>(
  Object.values(import.meta.glob('@words/*/creator/scratch-files.ts', { import: 'scratchFiles' })),
)
