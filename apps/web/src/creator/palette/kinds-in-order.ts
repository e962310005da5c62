import type { Kind } from '@ankur/blocks/opcodes/entry'

/** The order of categories in the palette and in every list of them. */
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
