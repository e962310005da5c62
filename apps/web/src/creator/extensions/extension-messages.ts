import { addBlockMessages } from '@ankur/blocks/block-messages'
import type { blocksExtensions } from '@ankur/content/words/en/blocks-extensions'
import { loadMessages } from '../../platform/load-messages.ts'
import { messagesFrom } from '../../platform/messages.ts'

const files = Object.values(import.meta.glob('@words/*/blocks-extensions.ts', { import: 'blocksExtensions' }))

export const extensionMessages = messagesFrom(async (language) => {
  const words = await loadMessages<typeof blocksExtensions>(files, language)
  addBlockMessages(language, words)
  return words
})
