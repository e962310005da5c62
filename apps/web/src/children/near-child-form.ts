import { nearPart } from '../platform/near-part.tsx'
import { childFormWords } from './child-form-words.ts'

/** The form with its words, fetched when somebody opens it. */
export const ChildForm = nearPart({
  load: () => import('./child-form.tsx').then((part) => part.ChildForm),
  words: [childFormWords],
  height: 'high',
})
