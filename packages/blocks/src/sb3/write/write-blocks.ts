/** Writes nested blocks as Scratch's map by id. New ids are assigned: letters and digits only. */
import { opcodes } from '../../opcodes/opcodes.ts'
import {
  type Block,
  type Comment,
  type Field,
  type Input,
  limits,
  type Procedure,
  type Script,
  type Target,
} from '../../project.ts'
import { foreignEntries, foreignValue } from '../foreign-json.ts'
import { listOf, mapOf, textOf } from '../tolerant-values.ts'
import { substackName, knownMutation } from '../block-format.ts'
import type { References } from './references.ts'
import { compact, none, defaultShadow, valueOfShadow } from '../shadows.ts'

/** The output for one target's blocks. */
export interface BlockOutput {
  readonly references: References
  readonly target: Target
  readonly blocks: Map<string, unknown>
  readonly comments: Map<string, unknown>
  next: number
}

export function newBlockOutput(references: References, target: Target): BlockOutput {
  return { references, target, blocks: new Map(), comments: new Map(), next: 1 }
}

export function writeScripts(desk: BlockOutput, scripts: readonly Script[]): object {
  for (const { x, y, blocks } of scripts) {
    const [first] = blocks
    const variable = blocks.length === 1 && first ? compactVariable(desk, first) : undefined
    if (variable) desk.blocks.set(newId(desk), [...variable, x, y])
    else writeChain(desk, blocks, { parent: null, place: { x, y } })
  }
  return Object.fromEntries(desk.blocks)
}

interface Above {
  readonly parent: string | null
  readonly place?: { readonly x: number; readonly y: number }
}

/** Returns the id of the first. */
function writeChain(desk: BlockOutput, blocks: readonly Block[], above: Above): string | null {
  const ids = blocks.map(() => newId(desk))
  for (const [index, block] of blocks.entries()) {
    const parent = index === 0 ? above.parent : (ids[index - 1] ?? null)
    const place = index === 0 ? above.place : undefined
    writeBlock(desk, block, { id: ids[index] ?? '', parent, next: ids[index + 1] ?? null, ...(place ? { place } : {}) })
  }
  return ids[0] ?? null
}

interface Spot extends Above {
  readonly id: string
  readonly next: string | null
}

function newId(desk: BlockOutput): string {
  return `b${desk.next++}`
}

function writeBlock(desk: BlockOutput, block: Block, { id, parent, next, place }: Spot): void {
  // Its entry in the map comes before those of its content.
  desk.blocks.set(id, null)
  const inputs =
    block.opcode === 'procedures_definition'
      ? [writePrototype(desk, block, id)]
      : block.inputs.flatMap((input) => writeInput(desk, { block, id, input }))
  const stacks = block.stacks.flatMap((row, index) => writeSubstack(desk, row, { name: substackName(index), id }))
  const written = {
    opcode: block.opcode,
    next,
    parent,
    inputs: Object.fromEntries([...inputs, ...stacks]),
    fields: writeFields(desk, block.fields),
    shadow: false,
    topLevel: place !== undefined,
    ...place,
    ...(block.comment ? { comment: commentOn(desk, block.comment, id) } : {}),
  }
  const stored = foreignEntries(block.kept, new Set([...Object.keys(written), 'mutation']))
  desk.blocks.set(id, { ...written, ...writeMutation(block), ...Object.fromEntries(stored) })
}

type Entry = readonly [name: string, value: unknown]

function writeSubstack(desk: BlockOutput, row: readonly Block[], { name, id }: { name: string; id: string }): Entry[] {
  const first = writeChain(desk, row, { parent: id })
  return first === null ? [] : [[name, [2, first]]]
}

interface InBlock {
  readonly block: Block
  readonly id: string
  readonly input: Input
}

/** An empty input is left out. */
function writeInput(desk: BlockOutput, { block, id, input }: InBlock): Entry[] {
  const plugged = input.block ? writePlugged(desk, input.block, id) : null
  const shadow = writeShadow(desk, { block, id, input })
  if (plugged === null) return shadow === null ? [] : [[input.name, [1, shadow]]]
  return [[input.name, shadow === null ? [2, plugged] : [3, plugged, shadow]]]
}

function writePlugged(desk: BlockOutput, block: Block, parent: string): unknown {
  return compactVariable(desk, block) ?? writeChain(desk, [block], { parent })
}

const compactKinds = new Map<string, { kind: number; field: string }>([
  ['data_variable', { kind: 12, field: 'VARIABLE' }],
  ['data_listcontents', { kind: 13, field: 'LIST' }],
])

/** [12, name, id] or [13, name, id], for a variable or list without additional content. */
function compactVariable({ references, target }: BlockOutput, { opcode, fields, inputs, stacks, comment, kept }: Block) {
  const compacted = compactKinds.get(opcode)
  const [field, ...others] = fields
  const isBare = inputs.length === 0 && stacks.length === 0 && others.length === 0 && !comment && kept === undefined
  if (!compacted || !isBare || field?.name !== compacted.field) return undefined
  const { name, id } = compacted.kind === 12 ? references.variable(target, field) : references.list(target, field)
  return [compacted.kind, name, id]
}

function writeShadow(desk: BlockOutput, { block, id, input }: InBlock): unknown {
  // A text typed into an input without a shadow gets the usual form.
  const isTyped = input.shadow === none && input.value !== ''
  const shadow = foreignValue(isTyped ? defaultShadow(block, input.name) : (input.shadow ?? defaultShadow(block, input.name)))
  const isNumber = Array.isArray(shadow)
  const kind: unknown = isNumber ? shadow[0] : shadow
  if (typeof kind === 'number') return compactShadow(desk, kind, valueOfShadow(input.value, isNumber))
  const spec = mapOf(shadow)
  const opcode = textOf(spec.get('opcode'))
  return opcode === '' ? null : writeSmallBlock(desk, { opcode, spec, value: input.value, parent: id })
}

function compactShadow({ references }: BlockOutput, kind: number, value: string | number): unknown {
  if (kind === compact.message) {
    const { id, name } = references.message(String(value))
    return [kind, name, id]
  }
  if (kind === compact.color) return [kind, /^#[0-9a-f]{6}$/i.test(String(value)) ? value : '#000000']
  return [kind >= compact.number && kind <= compact.text ? kind : compact.text, value]
}

interface SmallBlock {
  readonly opcode: string
  readonly spec: ReadonlyMap<string, unknown>
  readonly value: string
  readonly parent: string
}

function writeSmallBlock(desk: BlockOutput, { opcode, spec, value, parent }: SmallBlock): string {
  const id = newId(desk)
  const field = spec.get('field')
  const more = new Map(mapOf(spec.get('more')))
  const first = typeof field === 'string' ? [writeField(desk, { name: field, value, ...idIn(spec) })] : []
  if (spec.get('isNumber') === true) for (const [, found] of first) found[0] = valueOfShadow(value, true)
  const others = [...mapOf(more.get('fields'))].map(([name, found]): Entry => {
    const [value, other] = listOf(found)
    return [name, [textOf(value), typeof other === 'string' ? other : null]]
  })
  for (const key of ['fields', 'comment', ...(mapOf(more.get('mutation')).size > 0 ? [] : ['mutation'])]) more.delete(key)
  const written = {
    opcode,
    next: null,
    parent,
    inputs: {},
    fields: Object.fromEntries([...first, ...others]),
    shadow: true,
    topLevel: false,
  }
  desk.blocks.set(id, { ...Object.fromEntries(more), ...written })
  return id
}

function idIn(spec: ReadonlyMap<string, unknown>): { id?: string } {
  const id = spec.get('id')
  return typeof id === 'string' ? { id } : {}
}

function writeFields(desk: BlockOutput, fields: readonly Field[]): object {
  return Object.fromEntries(fields.map((field) => writeField(desk, field)))
}

function writeField({ references, target }: BlockOutput, field: Field): [string, [string | number, string | null]] {
  const named = namedBy()
  return [field.name, named ? [named.name, named.id] : [field.value, field.id ?? null]]

  function namedBy() {
    if (field.name === 'VARIABLE') return references.variable(target, field)
    if (field.name === 'LIST') return references.list(target, field)
    return field.name === 'BROADCAST_OPTION' ? references.message(field.value) : null
  }
}

function writeMutation(block: Block): { mutation?: object } {
  if (block.opcode === 'procedures_definition') return {}
  const stored = keptMutation(block)
  const own = ownMutation(block) ?? (opcodes.has(block.opcode) && stored.length > 0 ? mutation : null)
  return own || stored.length > 0 ? { mutation: { ...own, ...Object.fromEntries(stored) } } : {}
}

function keptMutation({ kept, opcode }: Block): [string, unknown][] {
  const known = knownMutation(opcode)
  return [...mapOf(mapOf(foreignValue(kept)).get('mutation'))].filter(([key]) => !known.has(key))
}

function ownMutation({ opcode, fields, procedure }: Block): object | null {
  if (opcode === 'control_stop') {
    const goesOn = fields.some(({ name, value }) => name === 'STOP_OPTION' && value.startsWith('other scripts'))
    return { ...mutation, hasnext: String(goesOn) }
  }
  return opcode === 'procedures_call' && procedure ? { ...mutation, ...ofProcedure(procedure) } : null
}

const mutation = { tagName: 'mutation', children: [] }

function ofProcedure({ code, argumentIds, warp }: Procedure): object {
  return { proccode: code, argumentids: JSON.stringify(argumentIds), warp: String(warp) }
}

/** A definition contains a prototype block with its text, which contains one block for each argument. */
function writePrototype(desk: BlockOutput, block: Block, parent: string): Entry {
  const id = newId(desk)
  const procedure = block.procedure ?? noProcedure
  const { argumentNames, argumentDefaults } = procedure
  desk.blocks.set(id, null)
  const inputs = procedure.argumentIds.map((argument, index): Entry => [
    argument,
    [1, writeArgument(desk, procedure, { index, parent: id })],
  ])
  desk.blocks.set(id, {
    opcode: 'procedures_prototype',
    next: null,
    parent,
    inputs: Object.fromEntries(inputs),
    fields: {},
    shadow: true,
    topLevel: false,
    mutation: {
      ...mutation,
      ...ofProcedure(procedure),
      argumentnames: JSON.stringify(argumentNames),
      argumentdefaults: JSON.stringify(argumentDefaults),
      ...Object.fromEntries(keptMutation(block)),
    },
  })
  return ['custom_block', [1, id]]
}

const noProcedure: Procedure = { code: '', argumentIds: [], argumentNames: [], argumentDefaults: [], warp: false }

function writeArgument(
  desk: BlockOutput,
  { code, argumentNames }: Procedure,
  { index, parent }: { index: number; parent: string },
): string {
  const id = newId(desk)
  const kinds = [...code.matchAll(/%[sbn]/g)].map(([kind]) => kind)
  const opcode = kinds[index] === '%b' ? 'argument_reporter_boolean' : 'argument_reporter_string_number'
  const fields = { VALUE: [argumentNames[index] ?? '', null] }
  desk.blocks.set(id, { opcode, next: null, parent, inputs: {}, fields, shadow: true, topLevel: false })
  return id
}

function commentOn(desk: BlockOutput, comment: Comment, blockId: string): string {
  const id = `c${desk.comments.size + 1}`
  desk.comments.set(id, writeComment(comment, blockId))
  return id
}

export function writeComment({ text, x, y, width, height, minimized }: Comment, blockId: string | null): object {
  return { blockId, x, y, width, height, minimized, text: text.slice(0, limits.commentLength) }
}
