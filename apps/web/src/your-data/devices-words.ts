import type { devices } from '@ankur/content/words/en/devices'
import { messages } from '../platform/messages.ts'

export const devicesWords = messages<typeof devices>(
  Object.values(import.meta.glob('@words/*/devices.ts', { import: 'devices' })),
)
