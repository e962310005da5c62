import type { shared } from '@ankur/content/words/en/shared'
import type { shareRefusals } from '@ankur/content/words/en/share-refusals'
import type { Words } from '@ankur/content/words/words'
import { wordGroup } from '../platform/word-group.ts'

type SharedWords = Words<typeof shared> & Words<typeof shareRefusals>

async function joined(
  page: Promise<{ readonly shared: Words<typeof shared> }>,
  refusals: Promise<{ readonly shareRefusals: Words<typeof shareRefusals> }>,
): Promise<SharedWords> {
  return { ...(await page).shared, ...(await refusals).shareRefusals }
}

export const sharedWords = wordGroup<SharedWords>({
  en: () => joined(import('@ankur/content/words/en/shared'), import('@ankur/content/words/en/share-refusals')),
  hi: () => joined(import('@ankur/content/words/hi/shared'), import('@ankur/content/words/hi/share-refusals')),
  pa: () => joined(import('@ankur/content/words/pa/shared'), import('@ankur/content/words/pa/share-refusals')),
})
