import { messageLoader } from '../platform/load-messages.ts'
import { messagesFrom } from '../platform/messages.ts'

const load = messageLoader('sets', 'uploadPages')

/** Including the messages of the server's refusals. */
export const uploadsWords = messagesFrom(async (language) => {
  const { uploads, uploadRefusals } = await load(language)
  return { ...uploads, refusals: uploadRefusals }
})
