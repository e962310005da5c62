export { ModelWording } from './model-wording.tsx'
export { modelWords } from './model-words.ts'
export type { Rewording } from './use-wording.ts'
