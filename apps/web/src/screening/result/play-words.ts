import type { play } from '@ankur/content/words/en/screening/play'
import { messages } from '../../platform/messages.ts'

export const playWords = messages<typeof play>(Object.values(import.meta.glob('@words/*/screening/play.ts', { import: 'play' })))
