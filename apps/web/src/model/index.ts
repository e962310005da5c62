export { ModelWording } from './model-wording.tsx'
export { modelWords } from './model-words.ts'
export type { Reworded } from './use-wording.ts'
