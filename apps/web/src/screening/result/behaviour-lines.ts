import type { BehaviourLines } from '@ankur/screening/texts/texts'
import { messages } from '../../platform/messages.ts'

/** The twenty behaviours as lines, in the current language. */
export const behaviourLines = messages<BehaviourLines>(
  Object.values(import.meta.glob('../../../../../packages/screening/src/texts/*/behaviours.ts', { import: 'behaviourLines' })),
)
