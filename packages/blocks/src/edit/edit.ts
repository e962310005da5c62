/**
 * Edits scripts. Each function returns a new project, or the same object if the edit is not possible: "nothing
 * changed" is a comparison by identity, and undo only stores earlier projects.
 */
import { copyBlock, type Ids, idsFrom } from './block-trees.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import { allBlocks, type Block, blocksOf, type Field, type Project, type Script, type Target, tooMuchIn } from '../project.ts'

/** The owner of scripts: a sprite's id, or "stage". */
export type Owner = string

/** A gap between blocks: before the block with that id, or at the end of a block's substack. */
export type Place =
  | { readonly before: string }
  | { readonly after: string }
  | { readonly inside: string; readonly substack: number }

/** Appends a block after the last block of the last script, never in a substack. A hat starts a new script. */
export function appendBlock(project: Project, owner: Owner, block: Block): Project {
  // A reporter alone does nothing: it belongs in an input.
  if (opcodes.get(block.opcode)?.shape === 'reporter') return project
  return changed(project, (ids) =>
    inTarget(project, owner, (target) => {
      const added = copyBlock(block, ids)
      const last = target.scripts.at(-1)
      if (!last || isHat(block) || !canFollow(last.blocks))
        return { ...target, scripts: [...target.scripts, newScript(target, [added])] }
      return { ...target, scripts: target.scripts.with(-1, { ...last, blocks: [...last.blocks, added] }) }
    }),
  )
}

/** Inserts a new block into a gap. */
export function insertBlock(project: Project, block: Block, place: Place): Project {
  return changed(project, (ids) => placed(project, copyBlock(block, ids), place))
}

/** Moves a block with its content to another gap, also in another script. Not into itself, and nothing before a hat. */
export function moveBlock(project: Project, id: string, place: Place): Project {
  const block = blockOf(project, id)
  if (!block || isHat(block) || contains(block, targetOf(place))) return project
  return changed(project, () => {
    const lifted = withoutBlock(project, id)
    const after = placed(lifted, block, place)
    // If the gap is not allowed, the block stays where it was.
    return after === lifted ? project : after
  })
}

export function moveUp(project: Project, id: string): Project {
  return swapped(project, id, -1)
}

export function moveDown(project: Project, id: string): Project {
  return swapped(project, id, 1)
}

/** Moves a block to the end of the substack of the block above. */
export function moveIntoSubstack(project: Project, id: string): Project {
  const above = neighbour(project, id, -1)
  return above && substacksOf(above) > 0 ? moveBlock(project, id, { inside: above.id, substack: 0 }) : project
}

/** Moves a block out of its substack: behind its parent block, or before a parent that nothing can follow. */
export function moveOutOfSubstack(project: Project, id: string): Project {
  const around = allBlocks(project).find(({ stacks }) => stacks.some((substack) => substack.some((block) => block.id === id)))
  if (!around) return project
  return moveBlock(project, id, isCap(around) ? { before: around.id } : { after: around.id })
}

/** Removes a block with its content. After removing a hat, the rest of the script stays, loose. */
export function removeBlock(project: Project, id: string): Project {
  return withoutBlock(project, id)
}

/** Inserts a copy directly behind the block; a copied hat starts a new script. */
export function duplicateBlock(project: Project, id: string): Project {
  const block = blockOf(project, id)
  // A custom block must have one definition only.
  if (!block || block.opcode === 'procedures_definition') return project
  const owner = ownerOf(project, id)
  return isHat(block) && owner !== undefined ? appendBlock(project, owner, block) : insertBlock(project, block, { after: id })
}

/** Sets the typed or chosen value of an input. */
export function setInput(project: Project, id: string, { name, value }: { name: string; value: string }): Project {
  return onBlock(project, id, (block) => {
    const inputs = block.inputs.map((input) => (input.name === name && input.value !== value ? { ...input, value } : input))
    return { ...block, inputs }
  })
}

/** Puts a new reporter into an input; it replaces the existing one. */
export function insertReporter(project: Project, id: string, { name, block }: { name: string; block: Block }): Project {
  if (opcodes.get(block.opcode)?.shape !== 'reporter') return project
  return changed(project, (ids) => onBlock(project, id, (host) => withInput(host, name, copyBlock(block, ids))))
}

/** Removes the reporter from an input; the typed value below it appears again. */
export function removeReporter(project: Project, id: string, name: string): Project {
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

/** Applies an edit with unused ids; returns the same project if the result exceeds the limits of a game. */
function changed(project: Project, edit: (ids: Ids) => Project): Project {
  const ids = idsFrom(project.nextId)
  const after = edit(ids)
  if (after === project || tooMuchIn(after)) return project
  return ids.next === project.nextId ? after : { ...after, nextId: ids.next }
}

function isHat({ opcode }: Block): boolean {
  const shape = opcodes.get(opcode)?.shape
  // For unknown blocks only the opcode name can tell.
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

/** The block at this offset in the same row. */
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
  // A hat stays first and a cap stays last.
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
  return host && name !== undefined ? removeReporter(project, host.id, name) : project
}

/** Inserts into the gap; the same project if that is not allowed. */
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

/** Changes the row of a block: a script or a substack. Empty scripts are removed. */
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

/** The project with one row or block replaced; all other objects stay identical. */
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

/** Like `map`, but returns the same list if no entry changed. */
function sameOr<T>(list: readonly T[], map: (entry: T) => T): readonly T[] {
  const mapped = list.map(map)
  return mapped.every((entry, index) => entry === list[index]) ? list : mapped
}
