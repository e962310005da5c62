/** The parts of a block's mutation that we generate; other parts are stored. */
import { opcodes } from '../opcodes/opcodes.ts'

const always = ['tagName', 'children']
const ofProcedures = new Set([...always, 'proccode', 'argumentids', 'argumentnames', 'argumentdefaults', 'warp'])

/** None for an unknown block. */
export function knownMutation(opcode: string): ReadonlySet<string> {
  if (opcode === 'procedures_call' || opcode === 'procedures_definition') return ofProcedures
  return new Set(opcode === 'control_stop' ? [...always, 'hasnext'] : opcodes.has(opcode) ? always : [])
}
