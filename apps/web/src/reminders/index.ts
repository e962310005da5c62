import { deferredSection } from '../platform/deferred-section.tsx'
import { remindersWords } from './reminders-words.ts'

export { ReminderBox } from './near-reminder-box.ts'

export const Rescreen = deferredSection({
  load: () => import('./rescreen.tsx').then((part) => part.Rescreen),
  words: [remindersWords],
  height: 'middle',
})
