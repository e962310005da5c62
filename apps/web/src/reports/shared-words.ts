import type * as english from '@ankur/content/words/en/sets/shared-page'
import { loadMessages } from '../platform/load-messages.ts'
import { messagesFrom } from '../platform/messages.ts'

const files = Object.values(import.meta.glob('@words/*/sets/shared-page.ts'))

/** With what the server says when it opens no link. */
export const sharedWords = messagesFrom(async (language) => {
  const { shared, shareRefusals } = await loadMessages<typeof english>(files, language)
  return { ...shared, ...shareRefusals }
})
