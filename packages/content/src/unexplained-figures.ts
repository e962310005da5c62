import type { EnglishClaim } from './english-claims.ts'

/**
 * Figures that were given for this site without a word on what they measure: eight progress bars. They can support no
 * sentence, so they stand on the page of sources and nowhere else.
 */
export const unexplainedFigures: readonly EnglishClaim[] = [92, 78, 62, 28, 10, 45, 38, 22].map((percent, index) => ({
  id: `progress_bar_${index + 1}`,
  page: '/sources',
  figure: `${percent}%`,
  sentence: 'on a progress bar. We do not know what the bar measures.',
  status: 'unverified',
}))
