import { definePart } from '../../platform/part/define-part.tsx'
import { withRoute } from '../../platform/part/with-route.tsx'
import { messagesOf } from '../../platform/messages.ts'

const gamesWords = messagesOf('sets', 'gamePages')

/** Sheets to print: an adult opens them where there is a printer. */
export const offline = 'when-opened'

export const sheetsPage = definePart({
  path: '/games/sheets',
  load: () => import('./sheets-page.tsx').then((module) => module.loadSheetsPage()),
  messages: [gamesWords],
  when: withRoute,
})
