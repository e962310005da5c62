import type * as english from '@ankur/content/words/en/sets/shared-page'
import { loadMessages } from '../platform/load-messages.ts'
import { messagesFrom } from '../platform/messages.ts'

const files = Object.values(import.meta.glob('@words/*/sets/shared-page.ts'))

/** Includes the server's messages for links that do not open. */
export const sharedWords = messagesFrom(async (language) => {
  const { shared, shareRefusals } = await loadMessages<typeof english>(files, language)
  return { ...shared, ...shareRefusals }
})
