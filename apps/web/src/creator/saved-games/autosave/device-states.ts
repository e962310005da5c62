/** Earlier states of the game, in the database of this browser. They are saved automatically; a person restores one. */
import { allBlocks, type Project, targetsOf } from '@ankur/blocks/project'
import { withStore } from '../../../platform/storage/device-database.ts'
import { statesStore } from '../../../platform/storage/game-stores.ts'
import { newId } from '../../../platform/new-id.ts'
import { parseJson } from '../../../platform/storage/storage.ts'
import { draftForm, isObject } from '../../draft.ts'
import { type GameIdentity, newGameIdentity, parseGameIdentity } from '../../game-identity.ts'
import { statesToForget } from './device-rules.ts'
import { saveFile } from '../../../platform/storage/save-file.ts'

/** An entry of the list; its content is loaded on demand. */
export interface EarlierState {
  readonly id: string
  /** When it was last changed. */
  readonly atMs: number
  /** The id of the game. */
  readonly keptAs: GameIdentity
  /** The first few of its sprites. */
  readonly names: readonly string[]
  readonly sprites: number
  readonly blocks: number
  readonly bytes: number
  /** Stored content that should be a game but cannot be opened. */
  readonly isDamaged: boolean
  /** Pictures and sounds that it uses, of those stored on the device. */
  readonly files: readonly string[]
}

export interface StateToKeep {
  readonly id: string
  readonly project: Project
  readonly keptAs: GameIdentity
  readonly atMs: number
}

interface StoredState extends EarlierState {
  readonly content: Uint8Array | string
}

/** Newest first. */
export async function earlierStates(): Promise<EarlierState[]> {
  return (await allKept()).map(({ content, ...state }) => ({
    ...state,
    keptAs: parseGameIdentity(state.keptAs),
    bytes: content.length,
  }))
}

/** False when the newest one is identical. */
export async function putStateBy(state: StateToKeep): Promise<boolean> {
  const text = JSON.stringify({ ankur: draftForm, project: state.project })
  const all = await allKept()
  const newest = all.find(({ isDamaged }) => !isDamaged)
  if (newest && newest.id !== state.id && (await unpacked(newest.content).catch(() => '')) === text) return true
  const { sprites } = state.project
  await keep({
    id: state.id,
    atMs: state.atMs || Date.now(),
    keptAs: state.keptAs,
    names: sprites.slice(0, 5).map(({ name }) => name),
    sprites: sprites.length,
    blocks: allBlocks(state.project).length,
    isDamaged: false,
    files: filesOf(state.project),
    content: await packed(text),
  })
  return true
}

/** Unreadable content is saved unchanged, so that it can be exported as a file. */
export async function putDamagedBy(text: string): Promise<void> {
  const same = (await allKept()).filter(({ isDamaged }) => isDamaged)
  for (const { content } of same) if ((await unpacked(content).catch(() => '')) === text) return
  await keep({
    id: newId(),
    atMs: Date.now(),
    keptAs: newGameIdentity(),
    names: [],
    sprites: 0,
    blocks: 0,
    isDamaged: true,
    files: [],
    content: await packed(text),
  })
}

/** Exports unreadable content unchanged, for somebody who may recover it. */
export function saveDamaged(text: string): void {
  saveFile('damaged-game.json', new Blob([text], { type: 'application/json' }))
}

/** Null when it was removed or cannot be opened. */
export async function openState(id: string): Promise<Project | null> {
  const text = await textOfState(id)
  const kept = parseJson(text)
  if (!isObject(kept) || kept.ankur !== draftForm) return null
  const { parseProject } = await import('@ankur/blocks/parse-project')
  const parsed = parseProject(kept.project)
  return parsed.ok ? parsed.project : null
}

export async function textOfState(id: string): Promise<string | null> {
  const kept = await withStore<unknown>(statesStore, 'readonly', (store) => store.get(id))
  return isKept(kept) ? await unpacked(kept.content).catch(() => null) : null
}

/** The newest that can be opened, if there is one. */
export async function newestState(): Promise<{ readonly state: EarlierState; readonly project: Project } | null> {
  for (const state of await earlierStates()) {
    const project = state.isDamaged ? null : await openState(state.id)
    if (project) return { state, project }
  }
  return null
}

/** Removes one; returns a function that restores it. The same state saved by another window must not appear instead. */
export async function takeStateAway(id: string): Promise<() => Promise<void>> {
  const all = (await withStore<unknown[]>(statesStore, 'readonly', (store) => store.getAll())).filter(isKept)
  const state = all.find((each) => each.id === id)
  if (!state) return () => Promise.resolve()
  const twins = all.filter((each) => isTwin(each, state))
  await withStore(statesStore, 'readwrite', (store) => {
    for (const twin of twins) store.delete(twin.id)
    return store.delete(id)
  })
  return async () => void (await withStore(statesStore, 'readwrite', (store) => store.put(state)))
}

function filesOf(project: Project): string[] {
  const names = targetsOf(project).flatMap(({ costumes, sounds }) => [
    ...costumes.map(({ picture }) => picture),
    ...sounds.map(({ file }) => file),
  ])
  return [...new Set(names.filter((name) => name.includes('.')))]
}

async function keep(state: Omit<StoredState, 'bytes'>): Promise<void> {
  const bytes = state.content.length
  const others = (await allKept()).filter(({ id }) => id !== state.id)
  const twins = others.filter((other) => isTwin(other, state))
  const old = statesToForget([...others, { ...state, bytes }].map((each) => ({ ...each, game: each.keptAs.id })))
  await withStore(statesStore, 'readwrite', (store) => {
    for (const id of [...old, ...twins.map((twin) => twin.id)]) if (id !== state.id) store.delete(id)
    return store.put({ ...state, bytes })
  })
}

async function allKept(): Promise<StoredState[]> {
  const all = await withStore<unknown[]>(statesStore, 'readonly', (store) => store.getAll())
  const sorted = all.filter(isKept).sort((one, other) => other.atMs - one.atMs)
  return sorted.filter((state, index) => !sorted.slice(0, index).some((newer) => isTwin(newer, state)))
}

/** The same state of the same game, saved by two windows. */
function isTwin(one: Omit<StoredState, 'bytes'>, other: Omit<StoredState, 'bytes'>): boolean {
  return !one.isDamaged && one.keptAs.id === other.keptAs.id && one.atMs === other.atMs && one.blocks === other.blocks
}

/** Ignores anything else in a damaged store. */
function isKept(kept: unknown): kept is StoredState {
  return (
    isObject(kept) &&
    typeof kept.id === 'string' &&
    typeof kept.atMs === 'number' &&
    typeof kept.sprites === 'number' &&
    typeof kept.blocks === 'number' &&
    typeof kept.isDamaged === 'boolean' &&
    isObject(kept.keptAs) &&
    Array.isArray(kept.names) &&
    Array.isArray(kept.files) &&
    (typeof kept.content === 'string' || kept.content instanceof Uint8Array)
  )
}

/** Text compressed to a tenth, if the browser supports that; otherwise unchanged. */
async function packed(text: string): Promise<Uint8Array | string> {
  if (typeof CompressionStream === 'undefined') return text
  return await through(new TextEncoder().encode(text), new CompressionStream('gzip'))
}

async function unpacked(content: Uint8Array | string): Promise<string> {
  if (typeof content === 'string') return content
  return new TextDecoder().decode(await through(content, new DecompressionStream('gzip')))
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const answer = new Response(new Blob([bytes.slice()]).stream().pipeThrough(stream))
  return new Uint8Array(await answer.arrayBuffer())
}
