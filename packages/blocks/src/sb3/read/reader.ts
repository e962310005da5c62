/** The shared state of reading blocks, and the smallest parsing functions. */
import { type Block, type Comment, type Field, limits } from '../../project.ts'
import { listOf, nameOf, textOf } from '../tolerant-values.ts'
import type { Names } from './names.ts'
import type { Notes } from '../notes.ts'

export type BlockProblem = 'blocks_in_a_circle' | 'too_deep' | 'too_many_blocks'

/** Thrown and caught inside this folder only: stops reading a file that cannot be a valid program. */
export class UnreadableFile extends Error {
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

export interface FoundComment {
  readonly comment: Comment
  readonly blockId: string
}

export interface Source {
  readonly names: Names
  readonly numbering: Numbering
  readonly notes: Notes
  /** By id; entries used by blocks are removed. */
  readonly comments: Map<string, FoundComment>
}

export interface Reader extends Source {
  readonly byId: ReadonlyMap<string, unknown>
  readonly used: Set<string>
  /** The blocks around and before the current one: one of them inside it would be a cycle. */
  readonly open: Set<string>
  readonly commentIds: ReadonlyMap<string, string>
}

export interface Depth {
  readonly stack: number
  readonly reporter: number
  /** Inside the definition of a custom block. */
  readonly isOwn: boolean
}

export function newId({ numbering }: Reader): string {
  if (numbering.blocksLeft-- <= 0) throw new UnreadableFile('too_many_blocks')
  return `b${numbering.nextId++}`
}

/** [12, name, id] is a variable, [13, name, id] a list. */
export function compactBlock(reader: Reader, found: readonly unknown[]): Block | undefined {
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

export function readField({ names, notes }: Reader, name: string, found: unknown): Field {
  const [value, id] = listOf(found)
  const text = textOf(value).slice(0, limits.textLength)
  if (text.length < textOf(value).length) notes.add('text_cut')
  if (name === 'VARIABLE') return { name, ...names.variable(nameOf(text), id) }
  if (name === 'LIST') return { name, ...names.list(nameOf(text), id) }
  if (name === 'BROADCAST_OPTION') return { name, value: names.message(nameOf(text), id) }
  return { name: nameOf(name), value: text, ...(typeof id === 'string' ? { id: nameOf(id) } : {}) }
}
