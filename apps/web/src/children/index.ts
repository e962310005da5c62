import { definePart } from '../platform/part/define-part.tsx'
import { nearView } from '../platform/part/near-view.tsx'
import { messagesOf } from '../platform/messages.ts'

const childrenWords = messagesOf('children/children', 'children')
const ownChildrenWords = messagesOf('children/children', 'ownChildren')

export { ChildChips } from './child-chips.tsx'
export { ChildChoice } from './child-choice.tsx'

export const OwnChildren = definePart({
  load: () => import('./own-children.tsx').then((part) => part.OwnChildren),
  messages: [childrenWords, ownChildrenWords],
  when: nearView({ height: 'middle' }),
})
export { useChildNames, useChildren, type Family } from './use-children.ts'
export { MonthFields, monthOf, partsOf } from './month-fields.tsx'
