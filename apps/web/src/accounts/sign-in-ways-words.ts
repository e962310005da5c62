import type { signInWays } from '@ankur/content/words/en/accounts/sign-in-ways'
import { messages } from '../platform/messages.ts'

export const signInWaysWords = messages<typeof signInWays>(
  Object.values(import.meta.glob('@words/*/accounts/sign-in-ways.ts', { import: 'signInWays' })),
)
