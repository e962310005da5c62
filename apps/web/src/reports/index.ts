import { definePart } from '../platform/part/define-part.tsx'
import { nearView } from '../platform/part/near-view.tsx'
import { messagesOf } from '../platform/messages.ts'

const reportsWords = messagesOf('reports/reports', 'reports')

/** Saves a stored report as a file, or sends it: a link, an email, a message to the family. */
export const PaperButtons = definePart({
  load: () => import('./paper-buttons.tsx').then((part) => part.PaperButtons),
  messages: [reportsWords],
  when: nearView({ height: 'low' }),
})

/** One button, for the card of the newest report. */
export const PaperButton = definePart({
  load: () => import('./paper-button.tsx').then((part) => part.PaperButton),
  when: nearView({ height: 'low' }),
})

export const OtherFiles = definePart({
  load: () => import('./other-files.tsx').then((part) => part.OtherFiles),
  messages: [reportsWords],
  when: nearView({ height: 'low' }),
})
