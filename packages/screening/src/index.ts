export * from './age.ts'
export * from './analysis/assess.ts'
export { formatDay, formatMonth } from './analysis/dates.ts'
export { headings, type Section, sections } from './analysis/headings.ts'
export {
  type AnalysisInput,
  findingOf,
  type FinishedFollowUp,
  templateVersion,
  writeAnalysis,
} from './analysis/write-analysis.ts'
export * from './answers.ts'
export * from './banned-words.ts'
export * from './child-contract.ts'
export * from './child.ts'
export * from './contract.ts'
export * from './display.ts'
export * from './extra.ts'
export * from './follow-up.ts'
export { type Flow, type Step, type Verdict } from './follow-up/flow.ts'
export { flowOf, flows } from './follow-up/flows.ts'
export * from './instrument.ts'
export * from './language.ts'
export * from './outcome.ts'
export * from './parse-instrument.ts'
export { plainWords } from './plain-words.ts'
export * from './score.ts'
