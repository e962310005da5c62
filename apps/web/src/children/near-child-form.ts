import { definePart } from '../platform/part/define-part.tsx'
import { nearView } from '../platform/part/near-view.tsx'
import { messagesOf } from '../platform/messages.ts'

const childFormWords = messagesOf('children/children', 'childForm')

/** The form with its words, fetched when somebody opens it. */
export const ChildForm = definePart({
  load: () => import('./child-form.tsx').then((part) => part.ChildForm),
  messages: [childFormWords],
  when: nearView({ height: 'high' }),
})
