/** The frame of pages that are read. */
export const readPage = {
  english_only: 'This page is in English.',
} as const
