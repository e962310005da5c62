import type { secondFactor } from '@ankur/content/words/en/accounts/second-factor'
import { messages } from '../../platform/messages.ts'

export const secondFactorWords = messages<typeof secondFactor>(
  Object.values(import.meta.glob('@words/*/accounts/second-factor.ts', { import: 'secondFactor' })),
)
