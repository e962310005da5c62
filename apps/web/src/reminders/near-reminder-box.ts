import { deferredSection } from '../platform/deferred-section.tsx'
import { remindersWords } from './reminders-words.ts'

/** The box with its words, fetched when the reader is near. */
export const ReminderBox = deferredSection({
  load: () => import('./reminder-box.tsx').then((part) => part.ReminderBox),
  words: [remindersWords],
  height: 'low',
})
