import { messageLoader } from '../platform/load-messages.ts'
import { messagesFrom } from '../platform/messages.ts'

const load = messageLoader('sets', 'sharedPage')

/** Includes the server's messages for links that do not open. */
export const sharedWords = messagesFrom(async (language) => {
  const { shared, shareRefusals } = await load(language)
  return { ...shared, ...shareRefusals }
})
