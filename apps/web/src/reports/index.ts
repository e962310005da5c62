import { deferredSection } from '../platform/deferred-section.tsx'
import { reportsWords } from './reports-words.ts'

/** Saves a stored report as a file, or sends it: a link, a mail, a message to the family. */
export const PaperButtons = deferredSection({
  load: () => import('./paper-buttons.tsx').then((part) => part.PaperButtons),
  words: [reportsWords],
  height: 'low',
})

/** One button, for the card of the newest report. */
export const PaperButton = deferredSection({
  load: () => import('./paper-button.tsx').then((part) => part.PaperButton),
  words: [reportsWords],
  height: 'low',
})

export const OtherFiles = deferredSection({
  load: () => import('./other-files.tsx').then((part) => part.OtherFiles),
  words: [reportsWords],
  height: 'low',
})
