export { ModelWording } from './model-wording.tsx'
export type { Rewording } from './use-wording.ts'
