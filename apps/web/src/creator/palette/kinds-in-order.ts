import type { Kind } from '@ankur/blocks/opcodes/entry'

/** As the palette has them, and every list of kinds. */
export const kindsInOrder: readonly Kind[] = [
  'motion',
  'looks',
  'control',
  'events',
  'sound',
  'sensing',
  'operators',
  'variables',
  'own',
]
