/** Blocks in a Scratch file: mutations and names of substacks. */
import { opcodes } from '../opcodes/opcodes.ts'
import { maxSubstacks } from '../project.ts'

const always = ['tagName', 'children']
const ofProcedures = new Set([...always, 'proccode', 'argumentids', 'argumentnames', 'argumentdefaults', 'warp'])

/** The parts of a block's mutation that we generate; other parts are stored. None for an unknown block. */
export function knownMutation(opcode: string): ReadonlySet<string> {
  if (opcode === 'procedures_call' || opcode === 'procedures_definition') return ofProcedures
  return new Set(opcode === 'control_stop' ? [...always, 'hasnext'] : opcodes.has(opcode) ? always : [])
}

/** The names of a block's substacks in a file. */
export const substackNames = Array.from({ length: maxSubstacks }, (_, index) =>
  index === 0 ? 'SUBSTACK' : `SUBSTACK${index + 1}`,
)

/** The name of the substack at that index. */
export function substackName(index: number): string {
  return substackNames[index] ?? ''
}
