/**
 * The shadow of an input in Scratch, beneath any block: a compact value such as [4, "10"], or a shadow block with a menu.
 * Stored here as JSON text: `null` for none, the number of the compact form, or `{"opcode", "field"}`, with `id` and `more`
 * for content of the shadow block that ours do not have. Where a file contains a number and not a string, which is not the
 * same to blocks that accept both, the number of the compact form is in brackets, or `isNumber` is true.
 */
import { opcodes } from '../opcodes/opcodes.ts'
import type { Block, ForeignJson } from '../project.ts'

/** The numbers of the compact form. */
export const compact = { number: 4, positive: 5, whole: 6, integer: 7, angle: 8, color: 9, text: 10, message: 11 } as const

export const none = 'null'

/** Blocks that are always shadows, with their current compact form. */
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

/** The default shadow of an input; undefined for unknown inputs. */
export function defaultShadow(block: Pick<Block, 'opcode' | 'procedure'>, input: string): ForeignJson {
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

/** The value of an input that is marked as a number: a number, unless somebody has typed a text since. */
export function valueOfShadow(value: string, isNumber: boolean): string | number {
  return isNumber && String(Number(value)) === value && Number.isFinite(Number(value)) ? Number(value) : value
}

/** %s takes text, %n a number, %b a boolean. */
function ofArgument(procedure: Block['procedure'], input: string): ForeignJson {
  const kinds = [...(procedure?.code ?? '').matchAll(/%[sbn]/g)].map(([kind]) => kind)
  const kind = kinds[procedure?.argumentIds.indexOf(input) ?? -1]
  return kind === '%s' ? String(compact.text) : kind === '%n' ? String(compact.number) : none
}

const menus = new Set<string>()
let counted = 0

/** Whether a block is always a menu in an input. */
export function isMenu(opcode: string): boolean {
  // Extensions add theirs.
  if (counted !== opcodes.size) {
    counted = opcodes.size
    for (const { inputs = {} } of opcodes.values())
      for (const each of Object.values(inputs)) if (each.menu) menus.add(each.menu.opcode)
  }
  return menus.has(opcode) || compactOpcodes.has(opcode)
}
