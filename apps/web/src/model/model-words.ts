import type { model } from '@ankur/content/words/en/model'
import { messages } from '../platform/messages.ts'

export const modelWords = messages<typeof model>(Object.values(import.meta.glob('@words/*/model.ts', { import: 'model' })))
