/** What a native drag brings: an opcode, or the JSON `{ type, text }` of a block in the palette's words. */
import { labelOf } from '@ankur/blocks/label'
import { newBlock } from '@ankur/blocks/new-block'
import { kindOf, opcodes } from '@ankur/blocks/opcodes/opcodes'
import { languages } from '@ankur/content'
import { parseJson } from '../../platform/storage.ts'

/** The opcode, or null for what cannot be read. */
export function parseDropped(text: string): string | null {
  if (opcodes.has(text.trim())) return text.trim()
  const content = parseJson(text)
  if (typeof content !== 'object' || content === null) return null
  const { type, text: words, opcode } = content as Readonly<Record<string, unknown>>
  if (typeof opcode === 'string' && opcodes.has(opcode)) return opcode
  return typeof type === 'string' && typeof words === 'string' ? named(type, words) : null
}

function named(kind: string, words: string): string | null {
  const wanted = bare(words)
  const found = [...opcodes.keys()].find((opcode) => {
    const block = kindOf(opcode) === kind ? newBlock(opcode) : undefined
    return block && languages.some((language) => bare(labelOf(block, language)) === wanted)
  })
  // The specification writes it so.
  return found ?? (kind === 'control' && /^if\b.*then$/.test(wanted) ? 'control_if' : null)
}

function bare(words: string): string {
  return words.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
