import { wordGroup } from '../platform/word-group.ts'

/** With what the server says when it takes no video. */
export const uploadsWords = wordGroup({
  en: () => both(import('@ankur/content/words/en/uploads'), import('@ankur/content/words/en/upload-refusals')),
  hi: () => both(import('@ankur/content/words/hi/uploads'), import('@ankur/content/words/hi/upload-refusals')),
  pa: () => both(import('@ankur/content/words/pa/uploads'), import('@ankur/content/words/pa/upload-refusals')),
})

async function both<Page, Refused>(page: Promise<{ uploads: Page }>, refused: Promise<{ uploadRefusals: Refused }>) {
  return { ...(await page).uploads, refusals: (await refused).uploadRefusals }
}
