import { join } from 'node:path'

/** Where `import.meta.glob('@words/*\/name.ts')` finds the messages: a folder for each language. */
export const messageFolders = { '@words': join(import.meta.dirname, '../../../packages/content/src/words') }
