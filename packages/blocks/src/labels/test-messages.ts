/** For tests: loads all languages, while a page loads only one. */
import { languages } from '@ankur/languages'
import { addBlockMessages, type BlockMessages } from './block-messages.ts'

for (const language of languages) {
  const [{ blocks }, { blocksExtensions }] = (await Promise.all([
    import(`../../../content/src/words/${language}/creator/blocks.ts`),
    import(`../../../content/src/words/${language}/creator/blocks-extensions.ts`),
  ])) as [{ blocks: BlockMessages }, { blocksExtensions: Partial<BlockMessages> }]
  addBlockMessages(language, blocks)
  addBlockMessages(language, blocksExtensions)
}
