import type { Language } from '@ankur/languages'
import { blockMessage } from '../labels/block-messages.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import type { Block } from '../project.ts'

/** A new block with the default values of its inputs, in the language of the page. Editing assigns its id. */
export function newBlock(opcode: string, language: Language = 'en'): Block | undefined {
  const entry = opcodes.get(opcode)
  if (!entry) return undefined
  const inputs = Object.entries(entry.inputs ?? {}).map(([name, { value }]) => ({
    name,
    value: blockMessage(language, 'defaults', `${opcode}.${name}`) ?? value,
  }))
  const fields = Object.entries(entry.fields ?? {}).map(([name, value]) => ({ name, value }))
  const block = { id: '', opcode, inputs, fields, stacks: Array.from({ length: entry.substacks ?? 0 }, () => []) }
  return opcode === 'control_if' ? withQuestion(block) : block
}

/** "If then" gets a condition: with an empty input it would never run its content. */
function withQuestion(block: Block): Block {
  const question = newBlock('sensing_touchingobject')
  if (!question) return block
  return { ...block, inputs: block.inputs.map((input) => (input.name === 'CONDITION' ? { ...input, block: question } : input)) }
}
