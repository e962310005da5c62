/** The content of an input in a file: [1, shadow], [2, block] or [3, block, shadow], each an id or a compact list. */
import { type Block, type ForeignJson, limits } from '../../project.ts'
import { foreignText } from '../foreign-json.ts'
import { listOf, mapOf, nameOf, textOf, valueIn } from '../tolerant-values.ts'
import { compactBlock, type Reader, readField } from './reader.ts'
import { compact, compactOpcodes, isMenu, none, smallBlock } from '../shadows.ts'

export interface InputInFile {
  readonly value: string
  readonly block?: Block
  readonly shadow?: ForeignJson
}

/** `plug` reads the block with that id. */
export function readInput(reader: Reader, found: unknown, plug: (id: string) => Block | undefined): InputInFile {
  const [, ...both] = listOf(found)
  const parts = both.slice(0, 2)
  const plugged = parts.find((part) => isPlugged(reader, part))
  const under = parts.find((part) => part !== plugged && part !== null && part !== undefined)
  const block = plugged === undefined ? undefined : pluggedBlock(reader, plugged, plug)
  return { ...readShadow(reader, under), ...(block ? { block } : {}) }
}

/** A block that a person added, not a shadow. */
function isPlugged({ byId }: Reader, part: unknown): boolean {
  if (Array.isArray(part)) return part[0] === 12 || part[0] === 13
  if (typeof part !== 'string' || !byId.has(part)) return false
  const found = byId.get(part)
  return Array.isArray(found) || (valueIn(found, 'shadow') !== true && !isMenu(textOf(valueIn(found, 'opcode'))))
}

function pluggedBlock(reader: Reader, part: unknown, plug: (id: string) => Block | undefined): Block | undefined {
  return Array.isArray(part) ? compactBlock(reader, part) : plug(textOf(part))
}

function readShadow(reader: Reader, part: unknown): { value: string; shadow: ForeignJson } {
  if (Array.isArray(part)) return compactShadow(reader, part)
  const block = typeof part === 'string' ? reader.byId.get(part) : undefined
  if (block === undefined) return { value: '', shadow: none }
  reader.used.add(textOf(part))
  const opcode = nameOf(valueIn(block, 'opcode'))
  const [first, ...others] = mapOf(valueIn(block, 'fields'))
  const kind = compactOpcodes.get(opcode)
  if (kind !== undefined || opcode === '') return compactShadow(reader, [kind ?? compact.text, ...listOf(first?.[1])])
  const more = moreOf(reader, block, others)
  if (!first) return { value: '', shadow: smallBlock({ opcode, ...more }) }
  const { name: field, value, id } = readField(reader, first[0], first[1])
  const isNumber = typeof listOf(first[1])[0] === 'number' ? { isNumber: true as const } : {}
  return { value, shadow: smallBlock({ opcode, field, ...(id === undefined ? {} : { id }), ...more, ...isNumber }) }
}

function compactShadow(reader: Reader, [kind, found, id]: readonly unknown[]): { value: string; shadow: ForeignJson } {
  if (kind === compact.message) return { value: reader.names.message(nameOf(found), id), shadow: String(kind) }
  const text = textOf(found).slice(0, limits.textLength)
  if (text.length < textOf(found).length) reader.notes.add('text_cut')
  const isKnown = typeof kind === 'number' && Object.values<number>(compact).includes(kind)
  const shadow = String(isKnown ? kind : compact.text)
  return { value: text, shadow: typeof found === 'number' && kind !== compact.color ? `[${shadow}]` : shadow }
}

const defaultKeys = new Set(['opcode', 'next', 'parent', 'inputs', 'fields', 'shadow', 'topLevel', 'x', 'y', 'comment'])

/** Additional content of a shadow block; undefined for all known ones. */
function moreOf(reader: Reader, block: unknown, others: readonly (readonly [string, unknown])[]): { more?: object } {
  const isMutation = ([key, value]: [string, unknown]) => key !== 'mutation' || mapOf(value).size > 0
  const unknown = [...mapOf(block)].filter(([key]) => !defaultKeys.has(key)).filter(isMutation)
  const fields = Object.fromEntries(others.map(([name, field]) => [name, listOf(field)]))
  const more = { ...Object.fromEntries(unknown), ...(others.length > 0 ? { fields } : {}) }
  if (Object.keys(more).length === 0) return {}
  return foreignText(more, reader.notes).kept === undefined ? {} : { more }
}
