/** Edits reporters and conditions in inputs. Each function returns a new project, or the same object if nothing changes. */
import { blockOf, insertReporter, removeBlock } from './edit.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import { allBlocks, type Block, blocksInside, type Project } from '../project.ts'

export interface InputPlace {
  /** The id of the block that has the input. */
  readonly host: string
  readonly input: string
}

export function isReporter({ opcode }: Block): boolean {
  return opcodes.get(opcode)?.shape === 'reporter'
}

/** Whether the block returns a boolean. */
export function isCondition({ opcode }: Block): boolean {
  const entry = opcodes.get(opcode)
  return opcode === 'argument_reporter_boolean' || (entry?.shape === 'reporter' && entry.gives === 'boolean')
}

/** A condition input accepts only conditions; every other input accepts any reporter. */
export function acceptsBlock(host: Block, input: string, block: Block): boolean {
  if (!isReporter(block) || !host.inputs.some(({ name }) => name === input)) return false
  return !isConditionInput(host, input) || isCondition(block)
}

export function isConditionInput({ opcode, procedure }: Block, input: string): boolean {
  if (!procedure) return opcodes.get(opcode)?.inputs?.[input]?.type === 'boolean'
  const kinds = [...procedure.code.matchAll(/%([sbn])/g)].map(([, kind]) => kind)
  return kinds[procedure.argumentIds.indexOf(input)] === 'b'
}

/**
 * The best input of a block for another block, including the inputs of nested blocks: first a free input of the same kind,
 * then one where it replaces the existing block. A menu is replaced only if no other input is left.
 */
export function inputFor(host: Block, block: Block): InputPlace | null {
  const places = inputsIn(host).filter((place) => acceptsBlock(place.of, place.input, block))
  const suits = (place: FoundInput) => isConditionInput(place.of, place.input) === isCondition(block) && !isMenu(place)
  const place =
    places.find((each) => each.isFree && suits(each)) ?? places.find(suits) ?? places.find(({ isFree }) => isFree) ?? places[0]
  return place ? { host: place.of.id, input: place.input } : null
}

function isMenu({ of, input }: FoundInput): boolean {
  const type = opcodes.get(of.opcode)?.inputs?.[input]?.type
  return type === 'menu' || type === 'message'
}

/** Moves a reporter from one input to another. */
export function moveToInput(project: Project, id: string, { host, input }: InputPlace): Project {
  const block = blockOf(project, id)
  const wanted = blockOf(project, host)
  if (!block || !wanted || !acceptsBlock(wanted, input, block) || within(block).includes(host)) return project
  if (wanted.inputs.some((each) => each.name === input && each.block === block)) return project
  return insertReporter(removeBlock(project, id), host, { name: input, block })
}

/** The block whose input contains this one. */
function hostOf(project: Project, id: string): Block | undefined {
  return allBlocks(project).find(({ inputs }) => inputs.some(({ block }) => block?.id === id))
}

interface FoundInput {
  readonly of: Block
  readonly input: string
  readonly isFree: boolean
}

function inputsIn(block: Block): FoundInput[] {
  return block.inputs.flatMap(({ name, block: inside }) => [
    { of: block, input: name, isFree: inside === undefined },
    ...(inside ? inputsIn(inside) : []),
  ])
}

function within(block: Block): string[] {
  return [block.id, ...blocksInside(block).flatMap(within)]
}

/** The block of a script or substack that contains this one at any depth in its inputs; the block itself if it is in no input. */
export function standingAround(project: Project, id: string): string {
  const host = hostOf(project, id)
  return host ? standingAround(project, host.id) : id
}
