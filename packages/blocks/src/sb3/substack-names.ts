import { maxSubstacks } from '../project.ts'

/** The names of a block's substacks in a file. */
export const substackNames = Array.from({ length: maxSubstacks }, (_, index) =>
  index === 0 ? 'SUBSTACK' : `SUBSTACK${index + 1}`,
)

/** The name of the substack at that index. */
export function substackName(index: number): string {
  return substackNames[index] ?? ''
}
