import { addBlockMessages } from '@ankur/blocks/labels/block-messages'
import { messageLoader } from '../platform/load-messages.ts'
import { messagesFrom } from '../platform/messages.ts'

const load = messageLoader('creator/blocks', 'blocks')

/** Passes the messages of blocks to the block language, which has none of its own. */
export const blockMessages = messagesFrom(async (language) => {
  const words = await load(language)
  addBlockMessages(language, words)
  return words
})
