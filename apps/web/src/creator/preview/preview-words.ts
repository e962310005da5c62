import type { creatorPreview } from '@ankur/content/words/en/creator/creator-preview'
import { messages } from '../../platform/messages.ts'

export const previewWords = messages<typeof creatorPreview>(
  Object.values(import.meta.glob('@words/*/creator/creator-preview.ts', { import: 'creatorPreview' })),
)
