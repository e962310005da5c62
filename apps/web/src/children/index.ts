import { definePart } from '../platform/part/define-part.tsx'
import { nearView } from '../platform/part/near-view.tsx'
import { childrenWords } from './children-words.ts'
import { ownChildrenWords } from './own-children-words.ts'

export { childrenWords } from './children-words.ts'
export { ChildChips } from './child-chips.tsx'
export { ChildChoice } from './child-choice.tsx'
export { loadChildNames } from './load-child-names.ts'
export { useChildNames } from './name-child.ts'

export const OwnChildren = definePart({
  load: () => import('./own-children.tsx').then((part) => part.OwnChildren),
  messages: [childrenWords, ownChildrenWords],
  when: nearView({ height: 'middle' }),
})
export { useChildren, type Family } from './use-children.ts'
export { MonthFields, monthOf, partsOf } from './month-fields.tsx'
