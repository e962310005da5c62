/** Parses a native drop: an opcode, or the JSON `{ type, text }` of a block with its palette label. */
import { labelOf } from '@ankur/blocks/labels/label'
import { newBlock } from '@ankur/blocks/palette/new-block'
import { kindOf, opcodes } from '@ankur/blocks/opcodes/opcodes'
import { languages } from '@ankur/content'
import { parseJson } from '../../platform/storage/storage.ts'

/** The opcode, or null if it cannot be parsed. */
export function parseDropped(text: string): string | null {
  if (isUsable(text.trim())) return text.trim()
  const content = parseJson(text)
  if (typeof content !== 'object' || content === null) return null
  const { type, text: words, opcode } = content as Readonly<Record<string, unknown>>
  if (typeof opcode === 'string' && isUsable(opcode)) return opcode
  return typeof type === 'string' && typeof words === 'string' ? named(type, words) : null
}

/** Blocks that refer to a variable, a list or a custom block are refused; they need the palette, which creates those. */
function isUsable(opcode: string): boolean {
  const block = newBlock(opcode)
  return block !== undefined && !/^(procedures|argument)_/.test(opcode) && block.fields.every(({ value }) => value !== '')
}

/** Texts of the specification that differ from our labels. */
const specified: Readonly<Record<string, string>> = {
  'control if...then': 'control_if',
  'control if…then': 'control_if',
  'control if then': 'control_if',
  'events when key pressed': 'event_whenkeypressed',
}

function named(kind: string, words: string): string | null {
  const wanted = bare(words)
  const found = [...opcodes.keys()].find((opcode) => {
    if (kindOf(opcode) !== kind || !isUsable(opcode)) return false
    return languages.some((language) => {
      const block = newBlock(opcode, language)
      return block && bare(labelOf(block, language)) === wanted
    })
  })
  return found ?? specified[`${kind} ${wanted}`] ?? null
}

function bare(words: string): string {
  return words.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
