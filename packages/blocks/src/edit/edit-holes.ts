/** Reporters and conditions in the holes of other blocks: project in, project out, the same one when nothing can be done. */
import { blockOf, plugIn, removeBlock } from './edit.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import { allBlocks, type Block, blocksInside, type Project } from '../project.ts'

export interface HolePlace {
  /** The id of the block that has the hole. */
  readonly host: string
  readonly hole: string
}

export function isReporter({ opcode }: Block): boolean {
  return opcodes.get(opcode)?.shape === 'reporter'
}

/** Whether it answers yes or no. */
export function isCondition({ opcode }: Block): boolean {
  const entry = opcodes.get(opcode)
  return opcode === 'argument_reporter_boolean' || (entry?.shape === 'reporter' && entry.gives === 'boolean')
}

/** A hole for a condition takes conditions alone; every other hole takes whatever has a value. */
export function takes(host: Block, hole: string, block: Block): boolean {
  if (!isReporter(block) || !host.inputs.some(({ name }) => name === hole)) return false
  return !isConditionHole(host, hole) || isCondition(block)
}

export function isConditionHole({ opcode, procedure }: Block, hole: string): boolean {
  if (!procedure) return opcodes.get(opcode)?.inputs?.[hole]?.type === 'boolean'
  const kinds = [...procedure.code.matchAll(/%([sbn])/g)].map(([, kind]) => kind)
  return kinds[procedure.argumentIds.indexOf(hole)] === 'b'
}

/**
 * The hole of a block that suits another best, looked for also in what lies in its holes: of its own kind and free, then
 * one where it takes the place of what is there. A menu holds its choice until nothing else is left.
 */
export function holeFor(host: Block, block: Block): HolePlace | null {
  const places = holesIn(host).filter((place) => takes(place.of, place.hole, block))
  const suits = (place: HoleFound) => isConditionHole(place.of, place.hole) === isCondition(block) && !isMenu(place)
  const place =
    places.find((each) => each.isFree && suits(each)) ?? places.find(suits) ?? places.find(({ isFree }) => isFree) ?? places[0]
  return place ? { host: place.of.id, hole: place.hole } : null
}

function isMenu({ of, hole }: HoleFound): boolean {
  const type = opcodes.get(of.opcode)?.inputs?.[hole]?.type
  return type === 'menu' || type === 'message'
}

/** Puts a reporter that lies in one hole into another. */
export function moveToHole(project: Project, id: string, { host, hole }: HolePlace): Project {
  const block = blockOf(project, id)
  const wanted = blockOf(project, host)
  if (!block || !wanted || !takes(wanted, hole, block) || within(block).includes(host)) return project
  if (wanted.inputs.some((input) => input.name === hole && input.block === block)) return project
  return plugIn(removeBlock(project, id), host, { name: hole, block })
}

/** The block in whose hole this one lies. */
function hostOf(project: Project, id: string): Block | undefined {
  return allBlocks(project).find(({ inputs }) => inputs.some(({ block }) => block?.id === id))
}

interface HoleFound {
  readonly of: Block
  readonly hole: string
  readonly isFree: boolean
}

function holesIn(block: Block): HoleFound[] {
  return block.inputs.flatMap(({ name, block: inside }) => [
    { of: block, hole: name, isFree: inside === undefined },
    ...(inside ? holesIn(inside) : []),
  ])
}

function within(block: Block): string[] {
  return [block.id, ...blocksInside(block).flatMap(within)]
}

/** The block of a script or mouth in whose holes this one lies, however deep; itself where it lies in none. */
export function standingAround(project: Project, id: string): string {
  const host = hostOf(project, id)
  return host ? standingAround(project, host.id) : id
}
