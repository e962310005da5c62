import { definePart } from '../platform/part/define-part.tsx'
import { nearView } from '../platform/part/near-view.tsx'
import { messagesOf } from '../platform/messages.ts'

const consentsWords = messagesOf('accounts/your-data', 'consents')

export const OwnConsents = definePart({
  load: () => import('./own-consents.tsx').then((part) => part.OwnConsents),
  messages: [consentsWords],
  when: nearView({ height: 'middle' }),
})
