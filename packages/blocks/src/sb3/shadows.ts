/**
 * What Scratch keeps in an input underneath whatever a person puts there: a compact value such as [4, "10"], or a small
 * block with a menu. Written here as JSON text: `null` for nothing, the number of the compact form, or
 * `{"opcode", "field"}`, with `id` and `more` where the small block has what ours do not. Where a file holds a number and not a
 * text, which is not the same to blocks that take both, the number of the compact form stands in brackets, or `isNumber` is true.
 */
import { opcodes } from '../opcodes/opcodes.ts'
import type { Block, ForeignJson } from '../project.ts'

/** The numbers of the compact form. */
export const compact = { number: 4, positive: 5, whole: 6, integer: 7, angle: 8, color: 9, text: 10, message: 11 } as const

export const none = 'null'

/** Blocks that are always shadows, and the compact form they have by now. */
export const compactOpcodes = new Map<string, number>([
  ['math_number', 4],
  ['math_positive_number', 5],
  ['math_whole_number', 6],
  ['math_integer', 7],
  ['math_angle', 8],
  ['colour_picker', 9],
  ['text', 10],
  ['event_broadcast_menu', 11],
])

/** What we put into an input of a block; nothing for inputs that we do not know. */
export function usualShadow(block: Pick<Block, 'opcode' | 'procedure'>, input: string): ForeignJson {
  if (block.opcode === 'procedures_call') return ofArgument(block.procedure, input)
  const inputs = opcodes.get(block.opcode)?.inputs ?? {}
  const spec = Object.hasOwn(inputs, input) ? inputs[input] : undefined
  if (!spec || spec.type === 'boolean') return none
  if (spec.type !== 'menu') return String(compact[spec.type])
  return spec.menu ? smallBlock({ opcode: spec.menu.opcode, field: spec.menu.field }) : none
}

interface SmallBlock {
  readonly opcode: string
  readonly field?: string
  readonly id?: string
  readonly more?: object
  readonly isNumber?: true
}

export function smallBlock({ opcode, field, id, more, isNumber }: SmallBlock): ForeignJson {
  return JSON.stringify({ opcode, field, id, more, isNumber })
}

/** What stands in an input that is said to hold a number: it, unless somebody has typed a text since. */
export function valueOfShadow(value: string, isNumber: boolean): string | number {
  return isNumber && String(Number(value)) === value && Number.isFinite(Number(value)) ? Number(value) : value
}

/** %s takes text, %n a number, %b what is true or not. */
function ofArgument(procedure: Block['procedure'], input: string): ForeignJson {
  const kinds = [...(procedure?.code ?? '').matchAll(/%[sbn]/g)].map(([kind]) => kind)
  const kind = kinds[procedure?.argumentIds.indexOf(input) ?? -1]
  return kind === '%s' ? String(compact.text) : kind === '%n' ? String(compact.number) : none
}

const menus = new Set<string>()
let counted = 0

/** Whether a block is only ever a menu in an input. */
export function isMenu(opcode: string): boolean {
  // Extensions add theirs.
  if (counted !== opcodes.size) {
    counted = opcodes.size
    for (const { inputs = {} } of opcodes.values())
      for (const each of Object.values(inputs)) if (each.menu) menus.add(each.menu.opcode)
  }
  return menus.has(opcode) || compactOpcodes.has(opcode)
}
