import type { stage } from '@ankur/content/words/en/creator/stage'
import { messages } from '../../platform/messages.ts'

/** Messages of the parts of the stage that are loaded on demand. */
export const stageWords = messages<typeof stage>(
  Object.values(import.meta.glob('@words/*/creator/stage.ts', { import: 'stage' })),
)
