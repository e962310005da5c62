import { mostSubstacks } from '../project.ts'

/** What a block's substacks are called in a file. */
export const substackNames = Array.from({ length: mostSubstacks }, (_, index) =>
  index === 0 ? 'SUBSTACK' : `SUBSTACK${index + 1}`,
)

/** The name of the substack at that place. */
export function substackName(index: number): string {
  return substackNames[index] ?? ''
}
