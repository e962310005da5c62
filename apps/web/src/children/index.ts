export { ChildChoice } from './child-choice.tsx'
export { ChildrenCard } from './children-card.tsx'
