import { mostMouths } from '../project.ts'

/** What a block's mouths are called in a file. */
export const mouthNames = Array.from({ length: mostMouths }, (_, index) => (index === 0 ? 'SUBSTACK' : `SUBSTACK${index + 1}`))

/** The name of the mouth at that place. */
export function mouthName(index: number): string {
  return mouthNames[index] ?? ''
}
