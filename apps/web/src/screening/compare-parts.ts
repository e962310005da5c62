import { behaviourLines } from './behaviour-lines.ts'

/** Two summaries side by side, for a page that shows them now and then. */
export const compareParts = {
  load: () => import('./compare.tsx').then((part) => part.Compare),
  words: [behaviourLines],
}
