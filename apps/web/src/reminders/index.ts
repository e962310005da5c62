import { nearPart } from '../platform/near-part.tsx'
import { remindersWords } from './reminders-words.ts'

export { ReminderBox } from './near-reminder-box.ts'

export const Rescreen = nearPart({
  load: () => import('./rescreen.tsx').then((part) => part.Rescreen),
  words: [remindersWords],
  height: 'middle',
})
