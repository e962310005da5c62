import type { EnglishClaim } from './english-claims.ts'

/**
 * Figures specified for this site without a description of what they measure: eight progress bars. They cannot support a
 * statement, so they appear only on the page of sources.
 */
export const unexplainedFigures: readonly EnglishClaim[] = [92, 78, 62, 28, 10, 45, 38, 22].map((percent, index) => ({
  id: `progress_bar_${index + 1}`,
  page: '/sources',
  figure: `${percent}%`,
  sentence: 'on a progress bar. We do not know what the bar measures.',
  status: 'unverified',
}))
