import type { signInWays } from '@ankur/content/words/en/sign-in-ways'
import { messages } from '../platform/messages.ts'

export const signInWaysWords = messages<typeof signInWays>(
  Object.values(import.meta.glob('@words/*/sign-in-ways.ts', { import: 'signInWays' })),
)
