import { nearPart } from '../platform/near-part.tsx'
import { remindersWords } from './reminders-words.ts'

/** The box with its words, fetched when the reader is near. */
export const ReminderBox = nearPart({
  load: () => import('./reminder-box.tsx').then((part) => part.ReminderBox),
  words: [remindersWords],
  height: 'low',
})
