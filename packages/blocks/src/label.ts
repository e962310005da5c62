import type { Words } from './opcodes/entry.ts'
import { opcodes } from './opcodes/opcodes.ts'
import { optionWords } from './opcodes/options.ts'
import type { Block } from './project.ts'

export type Language = keyof Words

/** A block in words, with what its holes hold: "Move 10 steps". Its mouths are left out. A block that we do not know is its opcode. */
export function labelOf(block: Block, language: Language): string {
  if (block.procedure) return procedureLabel(block, language)
  const entry = opcodes.get(block.opcode)
  if (!entry) return block.opcode
  const label = entry.label[language].replaceAll(/\{(\w+)\}/g, (_place, name: string) => holeText(block, name, language))
  return language === 'en' ? label.replace(/\b1 (step|second|degree|time|layer)s\b/, '1 $1') : label
}

/** What a menu or field shows for a value. Only menus have words of their own: what a person typed stays as typed. */
export function optionText(value: string, language: Language): string {
  return optionWords.get(value)?.[language] ?? value
}

function holeText(block: Block, name: string, language: Language): string {
  const field = block.fields.find((each) => each.name === name)
  if (field) return optionText(field.value, language)
  const input = block.inputs.find((each) => each.name === name)
  if (!input) return '…'
  if (input.block) return labelOf(input.block, language)
  const type = opcodes.get(block.opcode)?.inputs?.[name]?.type
  if (type === 'boolean') return '…'
  return type === 'menu' ? optionText(input.value, language) : input.value
}

/** A block of one's own is called by its text; %s and %b are its holes, in order. */
function procedureLabel({ procedure, inputs, opcode }: Block, language: Language): string {
  const { code = '', argumentIds = [], argumentNames = [] } = procedure ?? {}
  let index = 0
  return code.replaceAll(/%[sbn]/g, () => {
    const at = index++
    if (opcode === 'procedures_definition') return argumentNames[at] ?? ''
    const input = inputs.find(({ name }) => name === argumentIds[at])
    return input?.block ? labelOf(input.block, language) : (input?.value ?? '')
  })
}
