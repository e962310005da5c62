import { definePart } from '../platform/part/define-part.tsx'
import { nearView } from '../platform/part/near-view.tsx'
import { remindersWords } from './reminders-words.ts'

/** The box with its words, fetched when the reader is near. */
export const ReminderBox = definePart({
  load: () => import('./reminder-box.tsx').then((part) => part.ReminderBox),
  messages: [remindersWords],
  when: nearView({ height: 'low' }),
})
