/** The four games in one file: after playing one of them, all can be played offline. */
export { LetterSortingPage } from './letter-page.tsx'
export { MemoryPage } from './memory-page.tsx'
export { NumberSortingPage, NumberStackingPage } from './number-pages.tsx'
