import { type Block, limits, type Project, targetsOf } from './project.ts'

/** The limits of a game, checked by editing as well. */
export function tooMuchIn(project: Project): 'too_many_blocks' | 'too_deep' | null {
  interface PendingBlock {
    readonly block: Block
    readonly stack: number
    readonly reporter: number
  }
  const waiting: PendingBlock[] = []
  for (const { scripts } of targetsOf(project)) {
    for (const { blocks } of scripts) for (const each of blocks) waiting.push({ block: each, stack: 0, reporter: 0 })
  }
  let count = 0
  for (let found = waiting.pop(); found !== undefined; found = waiting.pop()) {
    const { stack, reporter } = found
    if (++count > limits.blocks) return 'too_many_blocks'
    if (stack > limits.stackDepth || reporter > limits.reporterDepth) return 'too_deep'
    for (const { block: inside } of found.block.inputs) if (inside) waiting.push({ block: inside, stack, reporter: reporter + 1 })
    for (const inside of found.block.stacks.flat()) waiting.push({ block: inside, stack: stack + 1, reporter })
  }
  return null
}
