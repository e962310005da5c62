/** Ids for what editing adds: numbers of the project itself, since nothing here draws by chance. */
import type { Block } from '../project.ts'

export interface Ids {
  next: number
}

export function idsFrom(next: number): Ids {
  return { next }
}

export function newId(ids: Ids, kind: 'b' | 's' | 'v'): string {
  return `${kind}${ids.next++}`
}

/** The same block with what is inside it, all under new ids. */
export function copied(block: Block, ids: Ids): Block {
  const id = newId(ids, 'b')
  const inputs = block.inputs.map((input) => (input.block ? { ...input, block: copied(input.block, ids) } : input))
  const stacks = block.stacks.map((row) => row.map((inside) => copied(inside, ids)))
  return { ...block, id, inputs, stacks }
}
