/** Ids for new blocks: numbers unused in the project, so that edits are reproducible. */
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

/** A copy of a block and its content with new ids. */
export function copyBlock(block: Block, ids: Ids): Block {
  const id = newId(ids, 'b')
  const inputs = block.inputs.map((input) => (input.block ? { ...input, block: copyBlock(input.block, ids) } : input))
  const stacks = block.stacks.map((row) => row.map((inside) => copyBlock(inside, ids)))
  return { ...block, id, inputs, stacks }
}
