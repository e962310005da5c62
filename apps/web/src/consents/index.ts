import { deferredSection } from '../platform/deferred-section.tsx'
import { consentsWords } from './consents-words.ts'

export const OwnConsents = deferredSection({
  load: () => import('./own-consents.tsx').then((part) => part.OwnConsents),
  words: [consentsWords],
  height: 'middle',
})
