/** The four games in one file: whoever has played one of them here can play them all without a network. */
export { LetterSortingPage } from './letter-page.tsx'
export { MemoryPage } from './memory-page.tsx'
export { NumberSortingPage, NumberStackingPage } from './number-pages.tsx'
