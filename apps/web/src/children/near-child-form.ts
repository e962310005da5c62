import { deferredSection } from '../platform/deferred-section.tsx'
import { childFormWords } from './child-form-words.ts'

/** The form with its words, fetched when somebody opens it. */
export const ChildForm = deferredSection({
  load: () => import('./child-form.tsx').then((part) => part.ChildForm),
  words: [childFormWords],
  height: 'high',
})
