import type { Language } from '@ankur/languages'
import { blockMessage, phrase } from './block-messages.ts'
import { colorName } from './color-names.ts'
import type { InputSpec } from '../opcodes/entry.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import type { Block, Field } from '../project.ts'

export type { Language }

/** A block in words, with the values of its inputs: "Move 10 steps". Its substacks are left out. */
export function labelOf(block: Block, language: Language): string {
  return worded(block, language, asLabel)
}

/** The form of the text: a label, or a sentence. */
export interface Wording {
  readonly words: (opcode: string, language: Language) => string | undefined
  readonly typed: (text: string, type: InputSpec['type'] | undefined) => string
  /** Formats the words of a block inside an input. */
  readonly inInput: (words: string) => string
}

/** A block's label with placeholders; undefined for an unknown block. */
export function labelText(opcode: string, language: Language): string | undefined {
  return blockMessage(language, 'labels', opcode)
}

const asLabel: Wording = { words: labelText, typed: (text) => text, inInput: (words) => words }

export function worded(block: Block, language: Language, wording: Wording): string {
  if (block.procedure) return procedureWords(block, language, wording)
  if (!opcodes.has(block.opcode))
    return phrase(language, 'does_not_run').replace('{name}', () => unknownWords(block, language, wording))
  const text = filled(block, wording.words(block.opcode, language) ?? '', { language, wording })
  return language === 'en' ? text.replace(/\b1 (step|second|degree|time|layer)s\b/, '1 $1') : text
}

function filled(block: Block, text: string, options: LabelOptions): string {
  return text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => inputWords(block, name, options))
}

/** The Scratch label if known; otherwise the opcode name and its values. */
export function unknownWords(block: Block, language: Language, wording: Wording): string {
  const label = labelText(block.opcode, language)
  if (label !== undefined) return filled(block, label, { language, wording })
  const name = block.opcode
    .replace(/^[^_]*_/, '')
    .replaceAll(/([a-z])(?=[A-Z])/g, '$1 ')
    .replaceAll('_', ' ')
    .toLowerCase()
  const names = [...block.fields, ...block.inputs].map((each) => each.name)
  const values = names.map((each) => inputWords(block, each, { language, wording })).filter((each) => each !== '…')
  return values.length > 0 ? `${name} (${values.join(', ')})` : name
}

/** The displayed text of a menu or field value. Only menu values are translated: typed text stays unchanged. */
export function optionText(value: string, language: Language): string {
  return blockMessage(language, 'options', value) ?? value
}

/** The displayed text of an input: options and colours in words, typed text unchanged. */
export function valueText(value: string, type: InputSpec['type'] | undefined, language: Language): string {
  if (type === 'color') return colorName(value, language)
  return type === 'menu' ? optionText(value, language) : value
}

/** A variable or list name is shown unchanged, even if it equals a menu word. */
export function fieldText({ value, id }: Pick<Field, 'value' | 'id'>, language: Language): string {
  return id === undefined ? optionText(value, language) : value
}

interface LabelOptions {
  readonly language: Language
  readonly wording: Wording
}

function inputWords(block: Block, name: string, { language, wording }: LabelOptions): string {
  const field = block.fields.find((each) => each.name === name)
  if (field) return fieldText(field, language)
  const input = block.inputs.find((each) => each.name === name)
  if (!input) return '…'
  if (input.block) return wording.inInput(worded(input.block, language, wording))
  const type = opcodes.get(block.opcode)?.inputs?.[name]?.type
  if (type === 'boolean' || input.value === '') return '…'
  return wording.typed(valueText(input.value, type, language), type)
}

/** The text of a custom block; %s and %b are its inputs, in order. */
function procedureWords({ procedure, inputs, opcode }: Block, language: Language, wording: Wording): string {
  const { code = '', argumentIds = [], argumentNames = [] } = procedure ?? {}
  let index = 0
  return code.replaceAll(/%[sbn]/g, () => {
    const at = index++
    if (opcode === 'procedures_definition') return argumentNames[at] ?? ''
    const input = inputs.find(({ name }) => name === argumentIds[at])
    return input?.block ? wording.inInput(worded(input.block, language, wording)) : input?.value || '…'
  })
}
