import type { devices } from '@ankur/content/words/en/accounts/devices'
import { messages } from '../platform/messages.ts'

export const devicesWords = messages<typeof devices>(
  Object.values(import.meta.glob('@words/*/accounts/devices.ts', { import: 'devices' })),
)
