import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'
import { sharedPhoneWords } from './shared-phone-words.ts'

export const pausePage = definePart({
  path: '/pause',
  load: () => import('./pause-page.tsx').then((module) => module.PausePage),
  messages: [sharedPhoneWords],
  when: withRoute,
})
