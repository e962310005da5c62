/** Sentences that only pages made at build say: no script loads them. */
export const readPage = {
  english_only: 'This page is in English.',
  needs_script: 'This part of Ankur needs JavaScript. Please turn it on in your browser, or use another browser.',
} as const
