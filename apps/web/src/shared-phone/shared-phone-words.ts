import type { sharedPhone } from '@ankur/content/words/en/accounts/shared-phone'
import { messages } from '../platform/messages.ts'

export const sharedPhoneFiles = Object.values(import.meta.glob('@words/*/accounts/shared-phone.ts', { import: 'sharedPhone' }))

export const sharedPhoneWords = messages<typeof sharedPhone>(sharedPhoneFiles)
