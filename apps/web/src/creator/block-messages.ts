import { addBlockMessages } from '@ankur/blocks/labels/block-messages'
import type { blocks } from '@ankur/content/words/en/creator/blocks'
import { loadMessages } from '../platform/load-messages.ts'
import { messagesFrom } from '../platform/messages.ts'

const files = Object.values(import.meta.glob('@words/*/creator/blocks.ts', { import: 'blocks' }))

/** Passes the messages of blocks to the block language, which has none of its own. */
export const blockMessages = messagesFrom(async (language) => {
  const words = await loadMessages<typeof blocks>(files, language)
  addBlockMessages(language, words)
  return words
})
