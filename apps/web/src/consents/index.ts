import { definePart } from '../platform/part/define-part.tsx'
import { nearView } from '../platform/part/near-view.tsx'
import { consentsWords } from './consents-words.ts'

export const OwnConsents = definePart({
  load: () => import('./own-consents.tsx').then((part) => part.OwnConsents),
  messages: [consentsWords],
  when: nearView({ height: 'middle' }),
})
