import type { password } from '@ankur/content/words/en/accounts/password'
import { messages } from '../../platform/messages.ts'

export const passwordWords = messages<typeof password>(
  Object.values(import.meta.glob('@words/*/accounts/password.ts', { import: 'password' })),
)
