/** Scratch's blocks, a map by id, made into nested ones. */
import { type Block, type Field, type Input, limits, type Procedure, type Script } from '../project.ts'
import { listOf, mapOf, numberOf, textOf, valueIn } from './loose.ts'
import type { Names } from './names.ts'

export type BlockProblem = 'blocks_in_a_circle' | 'too_deep' | 'too_many_blocks'

/** Thrown and caught inside this folder only: a file that cannot be a program stops the reading wherever it is found. */
export class Unreadable extends Error {
  readonly problem: BlockProblem
  constructor(problem: BlockProblem) {
    super(problem)
    this.problem = problem
  }
}

export interface Numbering {
  nextId: number
  blocksLeft: number
}

export function readScripts(blocks: unknown, names: Names, numbering: Numbering): Script[] {
  const byId = mapOf(blocks)
  const reader: Reader = { byId, names, numbering, used: new Set() }
  const scripts: Script[] = []
  for (const [id, found] of byId) {
    if (Array.isArray(found)) {
      const block = compactBlock(reader, found)
      if (block) scripts.push({ x: numberOf(found[3], 0), y: numberOf(found[4], 0), blocks: [block] })
      continue
    }
    if (valueIn(found, 'topLevel') !== true || valueIn(found, 'shadow') === true) continue
    const read = readChain(reader, id, { stack: 0, reporter: 0 })
    scripts.push({ x: numberOf(valueIn(found, 'x'), 0), y: numberOf(valueIn(found, 'y'), 0), blocks: read })
  }
  return scripts
}

interface Reader {
  readonly byId: ReadonlyMap<string, unknown>
  readonly names: Names
  readonly numbering: Numbering
  /** A block hangs in one place only. */
  readonly used: Set<string>
}

interface Depth {
  readonly stack: number
  readonly reporter: number
}

function readChain(reader: Reader, first: unknown, depth: Depth): Block[] {
  if (depth.stack > limits.stackDepth) throw new Unreadable('too_deep')
  const chain: Block[] = []
  for (let id = first; typeof id === 'string' && reader.byId.has(id); id = valueIn(reader.byId.get(id), 'next')) {
    chain.push(readBlock(reader, id, depth))
  }
  return chain
}

function readBlock(reader: Reader, id: string, depth: Depth): Block {
  if (reader.used.has(id)) throw new Unreadable('blocks_in_a_circle')
  reader.used.add(id)
  const found = reader.byId.get(id)
  const own = newId(reader)
  const opcode = textOf(valueIn(found, 'opcode'))
  const inputs = valueIn(found, 'inputs')
  const procedure = readProcedure(reader, opcode, found)
  return {
    id: own,
    opcode,
    inputs: opcode === 'procedures_definition' ? [] : readInputs(reader, inputs, depth),
    fields: [...mapOf(valueIn(found, 'fields'))].map(([name, value]) => readField(reader, name, value)),
    stacks: readMouths(reader, inputs, depth),
    ...(procedure ? { procedure } : {}),
  }
}

function newId({ numbering }: Reader): string {
  if (numbering.blocksLeft-- <= 0) throw new Unreadable('too_many_blocks')
  return `b${numbering.nextId++}`
}

const mouths = ['SUBSTACK', 'SUBSTACK2']

function readMouths(reader: Reader, inputs: unknown, { stack, reporter }: Depth): Block[][] {
  const last = mouths.findLastIndex((name) => valueIn(inputs, name) !== undefined)
  return mouths
    .slice(0, last + 1)
    .map((name) => readChain(reader, listOf(valueIn(inputs, name))[1], { stack: stack + 1, reporter }))
}

function readInputs(reader: Reader, inputs: unknown, depth: Depth): Input[] {
  return [...mapOf(inputs)]
    .filter(([name]) => !mouths.includes(name))
    .map(([name, found]) => readInput(reader, name, { found, depth }))
}

/** [1, shadow], [2, block] or [3, block, shadow]. */
function readInput(reader: Reader, name: string, { found, depth }: { found: unknown; depth: Depth }): Input {
  if (depth.reporter > limits.reporterDepth) throw new Unreadable('too_deep')
  const [kind, first, second] = listOf(found)
  const shadow = kind === 1 ? first : second
  const plugged = kind === 1 && isShadow(reader, first) ? undefined : pluggedBlock(reader, first, depth)
  const value = shadowValue(reader, shadow)
  return plugged ? { name, value, block: plugged } : { name, value }
}

function isShadow({ byId }: Reader, found: unknown): boolean {
  return typeof found !== 'string' || valueIn(byId.get(found), 'shadow') === true
}

function pluggedBlock(reader: Reader, found: unknown, { stack, reporter }: Depth): Block | undefined {
  if (Array.isArray(found)) return compactBlock(reader, found)
  if (typeof found !== 'string' || !reader.byId.has(found) || isShadow(reader, found)) return undefined
  return readBlock(reader, found, { stack, reporter: reporter + 1 })
}

/** [12, name, id] is a variable, [13, name, id] a list. */
function compactBlock(reader: Reader, found: readonly unknown[]): Block | undefined {
  const [kind, name, id] = found
  if (kind !== 12 && kind !== 13) return undefined
  const field = kind === 12 ? 'VARIABLE' : 'LIST'
  return {
    id: newId(reader),
    opcode: kind === 12 ? 'data_variable' : 'data_listcontents',
    inputs: [],
    fields: [readField(reader, field, [name, id])],
    stacks: [],
  }
}

/** What is typed or chosen in a hole: compact [4..10, text], [11, message, id], or a small block with one field. */
function shadowValue(reader: Reader, shadow: unknown): string {
  if (Array.isArray(shadow)) return shadow[0] === 11 ? reader.names.message(textOf(shadow[1]), shadow[2]) : textOf(shadow[1])
  const block = typeof shadow === 'string' ? reader.byId.get(shadow) : undefined
  const [first] = mapOf(valueIn(block, 'fields'))
  if (!first) return ''
  const [name, field] = first
  return readField(reader, name, field).value
}

function readField({ names }: Reader, name: string, found: unknown): Field {
  const [value, id] = listOf(found)
  const text = textOf(value)
  if (name === 'VARIABLE') return { name, ...names.variable(text, id) }
  if (name === 'LIST') return { name, ...names.list(text, id) }
  return { name, value: name === 'BROADCAST_OPTION' ? names.message(text, id) : text }
}

function readProcedure(reader: Reader, opcode: string, block: unknown): Procedure | undefined {
  if (opcode === 'procedures_call') return procedureFrom(valueIn(block, 'mutation'))
  if (opcode !== 'procedures_definition') return undefined
  const prototype = listOf(valueIn(valueIn(block, 'inputs'), 'custom_block'))[1]
  return typeof prototype === 'string' ? procedureFrom(valueIn(reader.byId.get(prototype), 'mutation')) : undefined
}

function procedureFrom(mutation: unknown): Procedure {
  return {
    code: textOf(valueIn(mutation, 'proccode')),
    argumentIds: textsIn(valueIn(mutation, 'argumentids')),
    argumentNames: textsIn(valueIn(mutation, 'argumentnames')),
    argumentDefaults: textsIn(valueIn(mutation, 'argumentdefaults')),
    warp: textOf(valueIn(mutation, 'warp')) === 'true',
  }
}

/** A list of texts, itself written as text. */
function textsIn(found: unknown): string[] {
  try {
    return listOf(JSON.parse(textOf(found, '[]'))).map((each) => textOf(each))
  } catch {
    return []
  }
}
