import type { sharedPhone } from '@ankur/content/words/en/shared-phone'
import { messages } from '../platform/messages.ts'

export const sharedPhoneWords = messages<typeof sharedPhone>(
  Object.values(import.meta.glob('@words/*/shared-phone.ts', { import: 'sharedPhone' })),
)
