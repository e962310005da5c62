import type * as english from '@ankur/content/words/en/sets/uploads'
import { loadMessages } from '../platform/load-messages.ts'
import { messagesFrom } from '../platform/messages.ts'

const files = Object.values(import.meta.glob('@words/*/sets/uploads.ts'))

/** Including the messages of the server's refusals. */
export const uploadsWords = messagesFrom(async (language) => {
  const { uploads, uploadRefusals } = await loadMessages<typeof english>(files, language)
  return { ...uploads, refusals: uploadRefusals }
})
