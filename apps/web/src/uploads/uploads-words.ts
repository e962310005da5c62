import type * as english from '@ankur/content/words/en/sets/uploads'
import { loadMessages } from '../platform/load-messages.ts'
import { messagesFrom } from '../platform/messages.ts'

const files = Object.values(import.meta.glob('@words/*/sets/uploads.ts'))

/** With what the server says when it takes no video. */
export const uploadsWords = messagesFrom(async (language) => {
  const { uploads, uploadRefusals } = await loadMessages<typeof english>(files, language)
  return { ...uploads, refusals: uploadRefusals }
})
