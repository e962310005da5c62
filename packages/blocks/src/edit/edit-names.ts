/**
 * Creates, renames and removes variables, lists and messages, together with the blocks that use them. Each function
 * returns a new project, or the same object if nothing changes.
 */
import { idsFrom, newId, changeBlocks } from './block-trees.ts'
import { allBlocks, type Block, type Field, limits, type Project, type Script, type Target, targetsOf } from '../project.ts'

export type NameKind = 'variables' | 'lists' | 'messages'

/** A variable or list by its id; a message by its name, because it has no id. */
export interface NamedThing {
  readonly kind: NameKind
  readonly id: string
  readonly name: string
  /** The sprite that owns it; undefined if it is global. */
  readonly sprite?: string
}

/** All names of one kind that blocks of a sprite can use. */
export function namesOf({ stage, sprites, messages }: Project, kind: NameKind, owner: string): NamedThing[] {
  if (kind === 'messages') return messages.map((name) => ({ kind, id: name, name }))
  const sprite = sprites.find(({ id }) => id === owner)
  const own = (sprite?.[kind] ?? []).map(({ id, name }) => ({ kind, id, name, sprite: owner }))
  return [...own, ...stage[kind].map(({ id, name }) => ({ kind, id, name }))]
}

/** Adds a global variable, or a local one of a sprite; each clone has its own copy of a local one. */
export function addVariable(project: Project, name: string, owner?: string): Project {
  return added(project, owner, name, (target, id, wanted) => ({
    ...target,
    variables: [...target.variables, { id, name: wanted, value: 0 }],
  }))
}

export function addList(project: Project, name: string, owner?: string): Project {
  return added(project, owner, name, (target, id, wanted) => ({
    ...target,
    lists: [...target.lists, { id, name: wanted, items: [] }],
  }))
}

export function addMessage(project: Project, name: string): Project {
  const wanted = cleaned(name)
  const isKnown = wanted === '' || project.messages.some((message) => isSameMessage(message, wanted))
  return isKnown || project.messages.length >= limits.variables
    ? project
    : { ...project, messages: [...project.messages, wanted] }
}

/** Also renames it in all blocks that use it. An empty or used name changes nothing. */
export function renameNamed(project: Project, named: NamedThing, name: string): Project {
  const wanted = cleaned(name)
  if (wanted === named.name || isTaken(project, named, wanted)) return project
  const renamed = changeBlocks(project, (block) => (names(block, named) ? withName(block, named, wanted) : block))
  if (named.kind === 'messages') {
    return { ...renamed, messages: renamed.messages.map((message) => (message === named.name ? wanted : message)) }
  }
  const { kind } = named
  return inTargets(renamed, (target) =>
    kind === 'variables'
      ? { ...target, variables: target.variables.map((each) => (each.id === named.id ? { ...each, name: wanted } : each)) }
      : { ...target, lists: target.lists.map((each) => (each.id === named.id ? { ...each, name: wanted } : each)) },
  )
}

/** The number of blocks that use it. */
export function usesOf(project: Project, named: NamedThing): number {
  return allBlocks(project).filter((block) => names(block, named)).length
}

/** Also removes the blocks that use it: a remaining block would create it again when the game runs. */
export function removeNamed(project: Project, named: NamedThing): Project {
  const { kind, id, name } = named
  const without = withoutBlocks(project, (block) => names(block, named))
  if (kind === 'messages') return { ...without, messages: without.messages.filter((message) => message !== name) }
  const gone = inTargets(without, (target) =>
    kind === 'variables'
      ? { ...target, variables: target.variables.filter((each) => each.id !== id) }
      : { ...target, lists: target.lists.filter((each) => each.id !== id) },
  )
  return { ...gone, monitors: gone.monitors.filter((monitor) => monitor.id !== id) }
}

/** The game without the given blocks, in scripts and in inputs. Empty scripts are removed. */
export function withoutBlocks(project: Project, goes: (block: Block) => boolean): Project {
  const row = (blocks: readonly Block[]): Block[] => blocks.filter((block) => !goes(block)).map(inside)
  const inside = (block: Block): Block => ({
    ...block,
    stacks: block.stacks.map(row),
    inputs: block.inputs.map(({ block: within, ...input }) =>
      within && !goes(within) ? { ...input, block: inside(within) } : input,
    ),
  })
  const scripts = (all: readonly Script[]) =>
    all.map((script) => ({ ...script, blocks: row(script.blocks) })).filter(({ blocks }) => blocks.length > 0)
  return inTargets(project, (target) => ({ ...target, scripts: scripts(target.scripts) }))
}

type Adding = (target: Target, id: string, name: string) => Target

function added(project: Project, owner: string | undefined, name: string, add: Adding): Project {
  const wanted = cleaned(name)
  const ids = idsFrom(project.nextId)
  const id = newId(ids, 'v')
  const target = owner === undefined ? project.stage : project.sprites.find((each) => each.id === owner)
  if (!target) return project
  const after = add(target, id, wanted)
  const kind = after.lists === target.lists ? 'variables' : 'lists'
  const isTooMany = after[kind].length > limits.variables || project.monitors.length >= limits.variables
  const named = { kind, id, name: wanted, ...(owner === undefined ? {} : { sprite: owner }) } as const
  if (isTooMany || isTaken(project, named, wanted)) return project
  return {
    ...project,
    stage: target === project.stage ? after : project.stage,
    sprites: project.sprites.map((sprite) => (sprite.id === owner ? { ...sprite, ...after } : sprite)),
    monitors: [...project.monitors, { id, visible: true }],
    nextId: ids.next,
  }
}

function cleaned(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').slice(0, 100)
}

/** A local name must not shadow a global one, or the reverse. */
function isTaken(project: Project, { kind, id, sprite }: NamedThing, name: string): boolean {
  if (name === '') return true
  if (kind === 'messages') return project.messages.some((message) => message !== id && isSameMessage(message, name))
  const inReach =
    sprite === undefined ? targetsOf(project) : [project.stage, ...project.sprites.filter((each) => each.id === sprite)]
  return inReach.some((target) => target[kind].some((each) => each.id !== id && each.name === name))
}

function isSameMessage(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

const fieldOf = { variables: 'VARIABLE', lists: 'LIST', messages: 'BROADCAST_OPTION' } as const

function names(block: Block, { kind, id, name }: NamedThing): boolean {
  if (kind === 'messages') {
    const message = [...block.fields, ...block.inputs].find((each) => /^BROADCAST_(OPTION|INPUT)$/.test(each.name))
    return message !== undefined && isSameMessage(message.value, name)
  }
  const field = block.fields.find((each) => each.name === fieldOf[kind])
  return field !== undefined && (field.id === undefined ? field.value === name : field.id === id)
}

function withName(block: Block, { kind }: NamedThing, name: string): Block {
  const renamed = <T extends Field | Block['inputs'][number]>(each: T): T =>
    each.name === fieldOf[kind] || (kind === 'messages' && each.name === 'BROADCAST_INPUT') ? { ...each, value: name } : each
  return { ...block, fields: block.fields.map(renamed), inputs: block.inputs.map(renamed) }
}

function inTargets(project: Project, change: <T extends Target>(target: T) => Target): Project {
  return {
    ...project,
    stage: change(project.stage),
    sprites: project.sprites.map((sprite) => ({ ...sprite, ...change(sprite) })),
  }
}
