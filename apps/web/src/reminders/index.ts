import { nearPart } from '../platform/near-part.tsx'
import { remindersWords } from './reminders-words.ts'

/* Both come with their chunk and words when the reader is near. */
export const Rescreen = nearPart({
  load: () => import('./rescreen.tsx').then((part) => part.Rescreen),
  words: [remindersWords],
  height: 'middle',
})
export const ReminderBox = nearPart({
  load: () => import('./reminder-box.tsx').then((part) => part.ReminderBox),
  words: [remindersWords],
  height: 'low',
})
