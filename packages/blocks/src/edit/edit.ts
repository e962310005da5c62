/**
 * Changing scripts: project in, project out. What cannot be done gives the very same project back, so that "nothing
 * changed" is a comparison, and undo is keeping the projects of before.
 */
import { copied, type Ids, idsFrom } from './ids.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import { allBlocks, type Block, blocksOf, type Field, type Project, type Script, type Target } from '../project.ts'
import { tooMuchIn } from '../too-much.ts'

/** Whose scripts: a sprite's id, or "stage". */
export type Owner = string

/** A gap between blocks: before the block of that id, or at the end of a block's substack. */
export type Place =
  | { readonly before: string }
  | { readonly after: string }
  | { readonly inside: string; readonly substack: number }

/** New blocks join the end: after the last block of the last script, never into a substack. A hat begins a script. */
export function appendBlock(project: Project, owner: Owner, block: Block): Project {
  // A value by itself does nothing: it belongs into an input.
  if (opcodes.get(block.opcode)?.shape === 'reporter') return project
  return changed(project, (ids) =>
    inTarget(project, owner, (target) => {
      const added = copied(block, ids)
      const last = target.scripts.at(-1)
      if (!last || isHat(block) || !canFollow(last.blocks))
        return { ...target, scripts: [...target.scripts, newScript(target, [added])] }
      return { ...target, scripts: target.scripts.with(-1, { ...last, blocks: [...last.blocks, added] }) }
    }),
  )
}

/** Puts a new block into a gap. */
export function insertBlock(project: Project, block: Block, place: Place): Project {
  return changed(project, (ids) => placed(project, copied(block, ids), place))
}

/** A block with what is inside it goes to another gap, also of another script. Not into itself, nothing before a hat. */
export function moveBlock(project: Project, id: string, place: Place): Project {
  const block = blockOf(project, id)
  if (!block || isHat(block) || contains(block, targetOf(place))) return project
  return changed(project, () => {
    const lifted = withoutBlock(project, id)
    const after = placed(lifted, block, place)
    // Where it may not stand, it stays where it was.
    return after === lifted ? project : after
  })
}

export function moveUp(project: Project, id: string): Project {
  return swapped(project, id, -1)
}

export function moveDown(project: Project, id: string): Project {
  return swapped(project, id, 1)
}

/** Into the substack of the block above, at its end. */
export function putInside(project: Project, id: string): Project {
  const above = neighbour(project, id, -1)
  return above && substacksOf(above) > 0 ? moveBlock(project, id, { inside: above.id, substack: 0 }) : project
}

/** Out of the substack it is in: behind the block around it, or before one that nothing can follow. */
export function takeOut(project: Project, id: string): Project {
  const around = allBlocks(project).find(({ stacks }) => stacks.some((substack) => substack.some((block) => block.id === id)))
  if (!around) return project
  return moveBlock(project, id, isCap(around) ? { before: around.id } : { after: around.id })
}

/** Removes a block and what is inside it. Without its hat a script's rest stays, loose. */
export function removeBlock(project: Project, id: string): Project {
  return withoutBlock(project, id)
}

/** The same block again, right behind; a hat's copy begins a script of its own. */
export function duplicateBlock(project: Project, id: string): Project {
  const block = blockOf(project, id)
  // Two definitions of one own block would be one too many.
  if (!block || block.opcode === 'procedures_definition') return project
  const owner = ownerOf(project, id)
  return isHat(block) && owner !== undefined ? appendBlock(project, owner, block) : insertBlock(project, block, { after: id })
}

/** What is typed or chosen in an input. */
export function setInput(project: Project, id: string, { name, value }: { name: string; value: string }): Project {
  return onBlock(project, id, (block) => {
    const inputs = block.inputs.map((input) => (input.name === name && input.value !== value ? { ...input, value } : input))
    return { ...block, inputs }
  })
}

/** Puts a new reporter into an input; the one that was there goes. */
export function plugIn(project: Project, id: string, { name, block }: { name: string; block: Block }): Project {
  if (opcodes.get(block.opcode)?.shape !== 'reporter') return project
  return changed(project, (ids) => onBlock(project, id, (host) => withInput(host, name, copied(block, ids))))
}

/** Empties an input; what was typed underneath shows again. */
export function unplug(project: Project, id: string, name: string): Project {
  return onBlock(project, id, (host) => withInput(host, name, undefined))
}

export function setField(project: Project, id: string, field: Field): Project {
  return onBlock(project, id, (block) => ({
    ...block,
    fields: block.fields.map((each) => (each.name === field.name ? field : each)),
  }))
}

export function blockOf(project: Project, id: string): Block | undefined {
  return allBlocks(project).find((block) => block.id === id)
}

/** Does an edit with fresh ids; back to the same project when the result would be more than a game may be. */
function changed(project: Project, edit: (ids: Ids) => Project): Project {
  const ids = idsFrom(project.nextId)
  const after = edit(ids)
  if (after === project || tooMuchIn(after)) return project
  return ids.next === project.nextId ? after : { ...after, nextId: ids.next }
}

function isHat({ opcode }: Block): boolean {
  const shape = opcodes.get(opcode)?.shape
  // Of those that we do not know, only the name can tell.
  const isUnknownHat = shape === undefined && /_when[A-Z]/.test(opcode)
  return shape === 'hat' || shape === 'edge-hat' || isUnknownHat || opcode === 'procedures_definition'
}

function isCap({ opcode, fields }: Block): boolean {
  if (opcode === 'control_stop') return !fields.some(({ value }) => value.startsWith('other scripts'))
  return opcodes.get(opcode)?.isCap === true
}

function substacksOf({ opcode }: Block): number {
  return opcodes.get(opcode)?.substacks ?? 0
}

function canFollow(blocks: readonly Block[]): boolean {
  const last = blocks.at(-1)
  return last === undefined || !isCap(last)
}

function newScript(target: Target, blocks: Block[]): Script {
  return { x: 40, y: 40 + 200 * target.scripts.length, blocks }
}

function targetOf(place: Place): string {
  return 'before' in place ? place.before : 'after' in place ? place.after : place.inside
}

function contains(block: Block, id: string): boolean {
  const within: Project['stage']['scripts'] = [{ x: 0, y: 0, blocks: [block] }]
  return blocksOf({ scripts: within }).some((each) => each.id === id)
}

function ownerOf(project: Project, id: string): Owner | undefined {
  const has = (target: Target) => blocksOf(target).some((block) => block.id === id)
  return has(project.stage) ? 'stage' : project.sprites.find(has)?.id
}

/** The block so many places further in the same row. */
function neighbour(project: Project, id: string, by: number): Block | undefined {
  const row = rowOf(project, id)
  const at = row?.findIndex((block) => block.id === id) ?? -1
  return at < 0 || at + by < 0 ? undefined : row?.[at + by]
}

function rowOf(project: Project, id: string): readonly Block[] | undefined {
  const rows = [project.stage, ...project.sprites].flatMap(({ scripts }) => scripts.map(({ blocks }) => blocks))
  const inner = allBlocks(project).flatMap(({ stacks }) => stacks)
  return [...rows, ...inner].find((row) => row.some((block) => block.id === id))
}

function swapped(project: Project, id: string, by: -1 | 1): Project {
  const [first, second] =
    by < 0 ? [neighbour(project, id, -1), blockOf(project, id)] : [blockOf(project, id), neighbour(project, id, 1)]
  // A hat stays first and a cap last.
  if (!first || !second || isHat(first) || isCap(second)) return project
  return inRows(project, id, (row) => {
    const at = row.findIndex((block) => block.id === first.id)
    return row.toSpliced(at, 2, second, first)
  })
}

function withoutBlock(project: Project, id: string): Project {
  const lifted = inRows(project, id, (row) => row.filter((block) => block.id !== id))
  return lifted === project ? unplugged(project, id) : lifted
}

function unplugged(project: Project, id: string): Project {
  const host = allBlocks(project).find(({ inputs }) => inputs.some(({ block }) => block?.id === id))
  const name = host?.inputs.find(({ block }) => block?.id === id)?.name
  return host && name !== undefined ? unplug(project, host.id, name) : project
}

/** Into the gap; the same project when nothing may stand there. */
function placed(project: Project, block: Block, place: Place): Project {
  if (isHat(block) || opcodes.get(block.opcode)?.shape === 'reporter') return project
  if ('inside' in place) {
    return onBlock(project, place.inside, (host) => {
      if (place.substack < 0 || place.substack >= substacksOf(host)) return host
      const stacks = Array.from({ length: substacksOf(host) }, (_, index) => host.stacks[index] ?? [])
      const row = stacks[place.substack] ?? []
      return canFollow(row) ? { ...host, stacks: stacks.with(place.substack, [...row, block]) } : host
    })
  }
  return inRows(project, targetOf(place), (row) => {
    const at = row.findIndex(({ id }) => id === targetOf(place)) + ('after' in place ? 1 : 0)
    const before = row.slice(0, at)
    const after = row.slice(at)
    const isBlocked = !canFollow(before) || (isCap(block) && after.length > 0) || (after[0] && isHat(after[0]))
    return isBlocked ? row : [...before, block, ...after]
  })
}

function withInput(host: Block, name: string, inside: Block | undefined): Block {
  const inputs = host.inputs.map((input) => {
    if (input.name !== name) return input
    return inside ? { name, value: input.value, block: inside } : { name, value: input.value }
  })
  return { ...host, inputs }
}

function inTarget(project: Project, owner: Owner, edit: (target: Target) => Target): Project {
  if (owner === 'stage') return { ...project, stage: edit(project.stage) }
  if (!project.sprites.some(({ id }) => id === owner)) return project
  return { ...project, sprites: project.sprites.map((sprite) => (sprite.id === owner ? { ...sprite, ...edit(sprite) } : sprite)) }
}

type RowEdit = (row: readonly Block[]) => readonly Block[]

/** Changes the row that a block stands in: a script or a substack. A script left empty goes. */
function inRows(project: Project, id: string, edit: RowEdit): Project {
  const row = rowOf(project, id)
  if (!row) return project
  const after = edit(row)
  return after === row ? project : rebuilt(project, { row: (each) => (each === row ? after : each), block: (each) => each })
}

function onBlock(project: Project, id: string, edit: (block: Block) => Block): Project {
  const block = blockOf(project, id)
  if (!block) return project
  const after = edit(block)
  return after === block ? project : rebuilt(project, { row: (each) => each, block: (each) => (each === block ? after : each) })
}

interface Change {
  readonly row: RowEdit
  readonly block: (block: Block) => Block
}

/** The project with one row or block exchanged; everything else stays the same object. */
function rebuilt(project: Project, change: Change): Project {
  const stage = rebuiltTarget(project.stage, change)
  const sprites = sameOr(project.sprites, (sprite) => rebuiltTarget(sprite, change))
  return { ...project, stage, sprites }
}

function rebuiltTarget<T extends Target>(target: T, change: Change): T {
  const scripts = sameOr(target.scripts, (script) => {
    const blocks = rebuiltRow(script.blocks, change)
    return blocks === script.blocks ? script : { ...script, blocks }
  })
  return scripts === target.scripts ? target : { ...target, scripts: scripts.filter(({ blocks }) => blocks.length > 0) }
}

function rebuiltRow(row: readonly Block[], change: Change): readonly Block[] {
  const after = change.row(row)
  return after === row ? sameOr(row, (block) => rebuiltBlock(block, change)) : after
}

function rebuiltBlock(block: Block, change: Change): Block {
  const after = change.block(block)
  if (after !== block) return after
  const stacks = sameOr(block.stacks, (row) => rebuiltRow(row, change))
  const inputs = sameOr(block.inputs, (input) => {
    const inside = input.block && rebuiltBlock(input.block, change)
    return inside === undefined || inside === input.block ? input : { ...input, block: inside }
  })
  return stacks === block.stacks && inputs === block.inputs ? block : { ...block, stacks, inputs }
}

/** Maps; gives the same list when every entry stayed the same. */
function sameOr<T>(list: readonly T[], map: (entry: T) => T): readonly T[] {
  const mapped = list.map(map)
  return mapped.every((entry, index) => entry === list[index]) ? list : mapped
}
