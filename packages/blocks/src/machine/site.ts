/** A block's position in a script during compilation, and the closures compiled for it and its content. */
import type { Read, Reporter, Run, Site, Slot } from '../opcodes/entry.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import { type Block, type Input, limits, type Procedure, type Project, type Target, type Value } from '../project.ts'
import { toBoolean, toNumber, toText } from '../values.ts'
import { joined, linked } from './chain.ts'
import { asVariable, type Cell, type ListCell } from './values.ts'
import type { Definition, Step } from './state.ts'
import { stepsOfBody } from './threads.ts'

/** Shared by all scripts of a game. */
export interface Scope {
  readonly project: Project
  readonly stageCells: Cell[]
  readonly stageLists: ListCell[]
  readonly watchesBlocks: boolean
}

/** A script or a custom block: the scope of counters and arguments. */
export interface Body {
  readonly scope: Scope
  readonly target: Target
  /** A target's own variables and lists; a block that uses an unknown one adds it. */
  readonly cells: Cell[]
  readonly lists: ListCell[]
  readonly definitions: ReadonlyMap<string, Definition>
  readonly procedure: Procedure | null
  counters: number
  depth: number
}

/** A validated project is never nested this deep; one built in code must not overflow the stack either. */
const deepest = limits.stackDepth + limits.reporterDepth

/** The steps of a row of blocks, ending in `after`. */
export function stack(body: Body, blocks: readonly Block[], after: Step): Step {
  if (body.depth > deepest) return after
  const isBody = body.procedure !== null && body.depth === 0
  body.depth++
  let next = after
  let runs: Run[] = []
  for (const block of blocks.toReversed()) {
    if (isPlain(block) && !body.scope.watchesBlocks) runs.unshift(plainRun(body, block))
    else {
      const rest = linked(runs, next)
      if (isBody && rest !== after) stepsOfBody.add(rest)
      next = stepOf(body, block, rest)
      runs = []
    }
  }
  body.depth--
  return linked(runs, next)
}

function stepOf(body: Body, block: Block, next: Step): Step {
  const entry = opcodes.get(block.opcode)
  const own = entry?.shape === 'control' ? entry.step(siteOf(body, block), next) : linked([plainRun(body, block)], next)
  // A block without effect is still a block: a wait before it is not the end of its loop.
  const step: Step = own === next ? () => next : own
  if (!body.scope.watchesBlocks) return step
  return (thread) => {
    thread.blockId = block.id
    thread.actor.machine.ran.add(block.id)
    return step(thread)
  }
}

/** Whether a block continues to the next one immediately, whatever it contains. Unknown blocks do nothing. */
function isPlain(block: Block, depth = 0): boolean {
  const entry = opcodes.get(block.opcode)
  if (entry?.shape !== 'control') return true
  if (!entry.plain || depth > deepest) return false
  return block.stacks.every((substack) => substack.every((inside) => isPlain(inside, depth + 1)))
}

function plainRun(body: Body, block: Block): Run {
  const entry = opcodes.get(block.opcode)
  if (entry?.shape === 'command') return entry.run(siteOf(body, block))
  if (entry?.shape === 'control' && entry.plain) return entry.plain(siteOf(body, block))
  return nothing
}

function nothing(): void {
  // Unknown: Scratch skips it as well.
}

export function siteOf(body: Body, block: Block): Site {
  const sourceOf = (name: string) => sourceIn(body, block, name)
  return {
    block,
    typed: (name) => (inputOf(block, name)?.block === undefined ? (inputOf(block, name)?.value ?? '') : undefined),
    readAgain(...names) {
      const drawing = names.filter((name) => draws(inputOf(block, name)?.block))
      return drawing.length === 0 ? null : joined(drawing.map((name) => readValue(sourceOf(name))))
    },
    field: (name) => fieldOf(block, name),
    number: (name) => readNumber(sourceOf(name)),
    text: (name) => readText(sourceOf(name)),
    boolean: (name) => readBoolean(sourceOf(name)),
    value: (name) => readValue(sourceOf(name)),
    variable: () => variableSlot(body, block),
    list: () => listSlot(body, block),
    substack: (index, after) => stack(body, block.stacks[index] ?? [], after),
    isPlain: (substack) => !body.scope.watchesBlocks && (block.stacks[substack] ?? []).every((inside) => isPlain(inside)),
    plainSubstack: (index) => joined((block.stacks[index] ?? []).map((inside) => plainRun(body, inside))),
    counter: () => body.counters++,
    definition: () => body.definitions.get(block.procedure?.code ?? ''),
    argument: (name) => body.procedure?.argumentNames.lastIndexOf(name) ?? -1,
  }
}

/** The content of an input: a reporter, or a typed value. */
type InputSource =
  | { readonly entry: Reporter; readonly site: Site }
  | { readonly entry: null; readonly typed: string; readonly isNumber?: boolean }

function sourceIn(body: Body, block: Block, name: string): InputSource {
  const { block: inside, value = '', shadow = '' } = inputOf(block, name) ?? {}
  // A file may contain a number where others contain a string: see `sb3/shadows.ts`.
  const isNumber = shadow.startsWith('[') || shadow.endsWith('"isNumber":true}')
  if (!inside && isMissing(block, name, { value, shadow })) return { entry: null, typed: 'undefined' }
  if (!inside) return { entry: null, typed: value, isNumber: isNumber && String(Number(value)) === value }
  const entry = opcodes.get(inside.opcode)
  // An unknown block in an input reads as empty, not as the value beneath it.
  if (entry?.shape !== 'reporter' || body.depth > deepest) return { entry: null, typed: '' }
  return { entry, site: siteOf({ ...body, depth: body.depth + 1 }, inside) }
}

/** A text input without any value, not even an empty string: Scratch says and stores this word. */
function isMissing({ opcode }: Block, name: string, { value, shadow }: { value: string; shadow: string }): boolean {
  return value === '' && shadow === 'null' && opcodes.get(opcode)?.inputs?.[name]?.type === 'text'
}

function readNumber(source: InputSource): Read<number> {
  if (source.entry === null) {
    const constant = toNumber(source.typed)
    return () => constant
  }
  const { entry, site } = source
  if (entry.asNumber) return entry.asNumber(site)
  if (entry.gives === 'number') return entry.read(site)
  const read: Read<Value> = entry.read(site)
  return (thread) => toNumber(read(thread))
}

function readText(source: InputSource): Read<string> {
  if (source.entry === null) {
    const { typed } = source
    return () => typed
  }
  if (source.entry.gives === 'text') return source.entry.read(source.site)
  const read: Read<Value> = source.entry.read(source.site)
  return (thread) => toText(read(thread))
}

function readBoolean(source: InputSource): Read<boolean> {
  if (source.entry === null) {
    const constant = toBoolean(source.typed)
    return () => constant
  }
  if (source.entry.gives === 'boolean') return source.entry.read(source.site)
  const read: Read<Value> = source.entry.read(source.site)
  return (thread) => toBoolean(read(thread))
}

function readValue(source: InputSource): Read<Value> {
  if (source.entry !== null) return source.entry.read(source.site)
  const typed = source.isNumber ? Number(source.typed) : source.typed
  return () => typed
}

/** Whether reading a reporter may use a random number. */
function draws(block: Block | undefined, depth = 0): boolean {
  if (!block || depth > deepest) return false
  const isDrawing = block.opcode === 'operator_random' || block.opcode === 'data_itemoflist'
  return isDrawing || block.inputs.some((input) => draws(input.block, depth + 1))
}

function inputOf(block: Block, name: string): Input | undefined {
  return block.inputs.find((input) => input.name === name)
}

export function fieldOf(block: Block, name: string): string {
  return block.fields.find((field) => field.name === name)?.value ?? ''
}

function variableSlot(body: Body, block: Block): Slot<Cell> {
  const { stage } = body.scope.project
  // Scratch looks for the id among variables and lists alike.
  const { id } = block.fields[0] ?? {}
  const isOf = (entries: readonly { readonly id: string }[]) => entries.some((each) => each.id === id)
  if (isOf([...body.target.lists, ...stage.lists]) && !isOf([...body.target.variables, ...stage.variables])) {
    const list = listSlot(body, block, 'VARIABLE')
    return list.shared ? { shared: asVariable(list.shared) } : { ...list, isList: true }
  }
  const ours = { ids: body.target.variables, cells: body.cells }
  const theirs = { ids: stage.variables, cells: body.scope.stageCells }
  return slotOf({ block, field: 'VARIABLE', ours, theirs, make: (name) => ({ name, value: 0 }) })
}

function listSlot(body: Body, block: Block, field = 'LIST'): Slot<ListCell> {
  const { stage } = body.scope.project
  const ours = { ids: body.target.lists, cells: body.lists }
  const theirs = { ids: stage.lists, cells: body.scope.stageLists }
  return slotOf({ block, field, ours, theirs, make: (name) => ({ name, items: [] }) })
}

interface CellTable<T> {
  readonly ids: readonly { readonly id: string }[]
  readonly cells: T[]
}

interface VariableLookup<T> {
  readonly block: Block
  readonly field: string
  readonly ours: CellTable<T>
  readonly theirs: CellTable<T>
  readonly make: (name: string) => T
}

/** By id in the sprite, by id in the stage, then by name; otherwise a new one is added to the sprite. */
function slotOf<T extends { readonly name: string }>({ block, field, ours, theirs, make }: VariableLookup<T>): Slot<T> {
  const { id, value: name = '' } = block.fields.find((each) => each.name === field) ?? {}
  const slots = [
    own(ours.ids.findIndex((each) => each.id === id)),
    shared(theirs.cells[theirs.ids.findIndex((each) => each.id === id)]),
    own(ours.cells.findIndex((each) => each.name === name)),
    shared(theirs.cells.find((each) => each.name === name)),
  ]
  const found = slots.find((slot) => slot !== null)
  return found ?? { shared: null, index: ours.cells.push(make(name)) - 1 }

  // The stage is never cloned, so its variables are never copied.
  function own(index: number): Slot<T> | null {
    const cell = ours.cells[index]
    return cell === undefined ? null : ours.cells === theirs.cells ? { shared: cell } : { shared: null, index }
  }
  function shared(cell: T | undefined): Slot<T> | null {
    return cell === undefined ? null : { shared: cell }
  }
}
