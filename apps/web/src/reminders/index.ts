import { definePart } from '../platform/part/define-part.tsx'
import { nearView } from '../platform/part/near-view.tsx'
import { messagesOf } from '../platform/messages.ts'

const remindersWords = messagesOf('app/reminders', 'reminders')

export { ReminderBox } from './near-reminder-box.ts'

export const Rescreen = definePart({
  load: () => import('./rescreen.tsx').then((part) => part.Rescreen),
  messages: [remindersWords],
  when: nearView({ height: 'middle' }),
})
