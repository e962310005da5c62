/** Which parts of a block's mutation we make anew; what else is there is kept. */
import { opcodes } from '../opcodes/opcodes.ts'

const always = ['tagName', 'children']
const ofProcedures = new Set([...always, 'proccode', 'argumentids', 'argumentnames', 'argumentdefaults', 'warp'])

/** Of a block that we do not know, none. */
export function knownMutation(opcode: string): ReadonlySet<string> {
  if (opcode === 'procedures_call' || opcode === 'procedures_definition') return ofProcedures
  return new Set(opcode === 'control_stop' ? [...always, 'hasnext'] : opcodes.has(opcode) ? always : [])
}
