import { definePart } from '../platform/part/define-part.tsx'
import { nearView } from '../platform/part/near-view.tsx'
import { messagesOf } from '../platform/messages.ts'

const remindersWords = messagesOf('app/reminders', 'reminders')

/** The box with its words, fetched when the reader is near. */
export const ReminderBox = definePart({
  load: () => import('./reminder-box.tsx').then((part) => part.ReminderBox),
  messages: [remindersWords],
  when: nearView({ height: 'low' }),
})
