import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'
import { messagesOf } from '../platform/messages.ts'

const sharedPhoneWords = messagesOf('accounts/shared-phone', 'sharedPhone')

export const pausePage = definePart({
  path: '/pause',
  load: () => import('./pause-page.tsx').then((module) => module.PausePage),
  messages: [sharedPhoneWords],
  when: withRoute,
})
