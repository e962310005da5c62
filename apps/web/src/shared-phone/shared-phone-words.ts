import type { sharedPhone } from '@ankur/content/words/en/accounts/shared-phone'
import { messages } from '../platform/messages.ts'

export const sharedPhoneWords = messages<typeof sharedPhone>(
  Object.values(import.meta.glob('@words/*/accounts/shared-phone.ts', { import: 'sharedPhone' })),
)
