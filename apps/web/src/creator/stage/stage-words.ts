import type { stage } from '@ankur/content/words/en/stage'
import { messages } from '../../platform/messages.ts'

/** Words of the parts of the stage that are fetched when they are needed. */
export const stageWords = messages<typeof stage>(Object.values(import.meta.glob('@words/*/stage.ts', { import: 'stage' })))
