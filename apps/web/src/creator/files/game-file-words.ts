import type { gameFile } from '@ankur/content/words/en/game-file'
import type { scratchFiles } from '@ankur/content/words/en/scratch-files'
import { messages } from '../../platform/messages.ts'

export const gameFileWords = messages<typeof gameFile>(
  Object.values(import.meta.glob('@words/*/game-file.ts', { import: 'gameFile' })),
)

export const reportWords = messages<typeof scratchFiles>(
  Object.values(import.meta.glob('@words/*/scratch-files.ts', { import: 'scratchFiles' })),
)
