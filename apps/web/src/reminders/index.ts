import { definePart } from '../platform/part/define-part.tsx'
import { nearView } from '../platform/part/near-view.tsx'
import { remindersWords } from './reminders-words.ts'

export { ReminderBox } from './near-reminder-box.ts'

export const Rescreen = definePart({
  load: () => import('./rescreen.tsx').then((part) => part.Rescreen),
  messages: [remindersWords],
  when: nearView({ height: 'middle' }),
})
