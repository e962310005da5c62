/** Splits a block's label into parts, so that a page can make each input a control. */
import { fieldText, labelText, type Language, unknownWords, valueText, worded, type Wording } from './label.ts'
import type { InputSpec } from '../opcodes/entry.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import type { Block, Procedure } from '../project.ts'

export type LabelPart = Words | InputPart

interface Words {
  readonly name: null
  readonly text: string
}

export interface InputPart {
  /** The input's or field's name. */
  readonly name: string
  readonly type: InputSpec['type'] | 'field'
  readonly value: string
  /** The block in the input, if any. */
  readonly block?: Block
  /** The displayed value. */
  readonly text: string
}

const plain: Wording = { words: labelText, typed: (text) => text, inInput: (words) => words }

export function labelParts(block: Block, language: Language): LabelPart[] {
  // The button on an unknown block says that it does not run.
  if (!opcodes.has(block.opcode)) return [{ name: null, text: unknownWords(block, language, plain) }]
  if (block.opcode === 'procedures_definition') return [{ name: null, text: worded(block, language, plain) }]
  const parts = block.procedure
    ? callParts(block, block.procedure, language)
    : (labelText(block.opcode, language) ?? '')
        .split(/\{(\w+)\}/)
        .map((piece, index): LabelPart => (index % 2 === 0 ? { name: null, text: piece } : inputPart(block, piece, language)))
  return inSingular(parts, language).filter(({ name, text }) => name !== null || text !== '')
}

/** The parts of a call of a custom block: %s and %b are its inputs, in order. */
function callParts(block: Block, { code, argumentIds }: Procedure, language: Language): LabelPart[] {
  return code.split(/%([sbn])/).map((piece, index): LabelPart => {
    if (index % 2 === 0) return { name: null, text: piece }
    const input = inputPart(block, argumentIds[(index - 1) / 2] ?? '', language)
    return piece === 'b' ? { ...input, type: 'boolean', text: input.block ? input.text : '…' } : input
  })
}

function inputPart(block: Block, name: string, language: Language): InputPart {
  const field = block.fields.find((each) => each.name === name)
  if (field) return { name, type: 'field', value: field.value, text: fieldText(field, language) }
  const type = opcodes.get(block.opcode)?.inputs?.[name]?.type ?? 'text'
  const { value = '', block: inside } = block.inputs.find((each) => each.name === name) ?? {}
  if (inside) return { name, type, value, block: inside, text: worded(inside, language, plain) }
  if (type === 'boolean' || value === '') return { name, type, value, text: '…' }
  return { name, type, value, text: valueText(value, type, language) }
}

/** "1 second", not "1 seconds". */
function inSingular(parts: readonly LabelPart[], language: Language): LabelPart[] {
  if (language !== 'en') return [...parts]
  return parts.map((part, index) => {
    const before = parts[index - 1]
    const isOne = part.name === null && before !== undefined && before.name !== null && before.text === '1'
    return isOne ? { ...part, text: part.text.replace(/^( (?:step|second|degree|time|layer))s\b/, '$1') } : part
  })
}
