import { nearPart } from '../platform/near-part.tsx'
import { reportsWords } from './reports-words.ts'

/** What a family can do with a stored summary: a file, paper, a mail, a link, a message to the family. */
export const ReportActions = nearPart({
  load: () => import('./report-actions.tsx').then((part) => part.ReportActions),
  words: [reportsWords],
  height: 'high',
})
