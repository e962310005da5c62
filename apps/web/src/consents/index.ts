import { nearPart } from '../platform/near-part.tsx'
import { consentsWords } from './consents-words.ts'

export const OwnConsents = nearPart({
  load: () => import('./own-consents.tsx').then((part) => part.OwnConsents),
  words: [consentsWords],
  height: 'middle',
})
