export { outcomeLabel } from './outcome-label.ts'
export { questionPath } from './question-number.ts'
export { TestProgressProvider, useTestProgress } from './test-progress-provider.tsx'
