/** Earlier states of the game, in the database of this browser. They are saved automatically; a person restores one. */
import { allBlocks, type Project, targetsOf } from '@ankur/blocks/project'
import { withStore } from '../../../platform/storage/device-database.ts'
import { statesStore } from '../../../platform/storage/game-stores.ts'
import { newId } from '../../../platform/new-id.ts'
import { parseJson } from '../../../platform/storage/storage.ts'
import { draftForm, isObject } from '../../draft.ts'
import { type GameIdentity, newGameIdentity, parseGameIdentity } from '../../game-identity.ts'
import { saveFile } from '../../../platform/storage/save-file.ts'

/** An entry of the list; its content is loaded on demand. */
export interface EarlierState {
  readonly id: string
  /** When it was last changed. */
  readonly atMs: number
  readonly identity: GameIdentity
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

export interface StateToSave {
  readonly id: string
  readonly project: Project
  readonly identity: GameIdentity
  readonly atMs: number
}

interface StoredState extends Omit<EarlierState, 'identity'> {
  /** The identity: the key stays as older versions stored it. */
  readonly keptAs: GameIdentity
  readonly content: Uint8Array | string
}

/** Newest first. */
export async function earlierStates(): Promise<EarlierState[]> {
  return (await storedStates()).map(({ content, keptAs, ...state }) => ({
    ...state,
    identity: parseGameIdentity(keptAs),
    bytes: content.length,
  }))
}

/** False when the newest one is identical. */
export async function addState(state: StateToSave): Promise<boolean> {
  const text = JSON.stringify({ ankur: draftForm, project: state.project })
  const all = await storedStates()
  const newest = all.find(({ isDamaged }) => !isDamaged)
  if (newest && newest.id !== state.id && (await decompressed(newest.content).catch(() => '')) === text) return true
  const { sprites } = state.project
  await store({
    id: state.id,
    atMs: state.atMs || Date.now(),
    keptAs: state.identity,
    names: sprites.slice(0, 5).map(({ name }) => name),
    sprites: sprites.length,
    blocks: allBlocks(state.project).length,
    isDamaged: false,
    files: filesOf(state.project),
    content: await compressed(text),
  })
  return true
}

/** Unreadable content is saved unchanged, so that it can be exported as a file. */
export async function addDamagedState(text: string): Promise<void> {
  const same = (await storedStates()).filter(({ isDamaged }) => isDamaged)
  for (const { content } of same) if ((await decompressed(content).catch(() => '')) === text) return
  await store({
    id: newId(),
    atMs: Date.now(),
    keptAs: newGameIdentity(),
    names: [],
    sprites: 0,
    blocks: 0,
    isDamaged: true,
    files: [],
    content: await compressed(text),
  })
}

/** Exports unreadable content unchanged, for somebody who may recover it. */
export function saveDamaged(text: string): void {
  saveFile('damaged-game.json', new Blob([text], { type: 'application/json' }))
}

/** Null when it was removed or cannot be opened. */
export async function openState(id: string): Promise<Project | null> {
  const text = await textOfState(id)
  const found = parseJson(text)
  if (!isObject(found) || found.ankur !== draftForm) return null
  const { parseProject } = await import('@ankur/blocks/parse-project')
  const parsed = parseProject(found.project)
  return parsed.ok ? parsed.project : null
}

export async function textOfState(id: string): Promise<string | null> {
  const found = await withStore<unknown>(statesStore, 'readonly', (states) => states.get(id))
  return isStoredState(found) ? await decompressed(found.content).catch(() => null) : null
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
export async function deleteState(id: string): Promise<() => Promise<void>> {
  const all = (await withStore<unknown[]>(statesStore, 'readonly', (states) => states.getAll())).filter(isStoredState)
  const state = all.find((each) => each.id === id)
  if (!state) return () => Promise.resolve()
  const duplicates = all.filter((each) => isDuplicate(each, state))
  await withStore(statesStore, 'readwrite', (states) => {
    for (const duplicate of duplicates) states.delete(duplicate.id)
    return states.delete(id)
  })
  return async () => void (await withStore(statesStore, 'readwrite', (states) => states.put(state)))
}

const dayMs = 24 * 60 * 60_000

interface SavedState {
  readonly id: string
  readonly atMs: number
  readonly bytes: number
  /** The id of the game. */
  readonly game: string
  /** Whether it cannot be opened; such a one is never removed automatically. */
  readonly isDamaged: boolean
}

const newest = 20
const most = 60
const mostBytes = 8 * 1024 * 1024

/** The newest stay; of older ones one for each day, and the last of each game; within the space limit of a phone. */
export function statesToDelete(all: readonly SavedState[]): string[] {
  const sorted = all.filter(({ isDamaged }) => !isDamaged).sort((one, other) => other.atMs - one.atMs)
  const days = new Set<number>()
  const games = new Set<string>()
  let count = 0
  let bytes = 0
  return sorted.flatMap((state, index) => {
    const day = Math.floor(state.atMs / dayMs)
    const isExtra = index >= newest && days.has(day) && games.has(state.game)
    days.add(day)
    games.add(state.game)
    if (isExtra || count >= most || (count > 0 && bytes + state.bytes > mostBytes)) return [state.id]
    count++
    bytes += state.bytes
    return []
  })
}

function filesOf(project: Project): string[] {
  const names = targetsOf(project).flatMap(({ costumes, sounds }) => [
    ...costumes.map(({ picture }) => picture),
    ...sounds.map(({ file }) => file),
  ])
  return [...new Set(names.filter((name) => name.includes('.')))]
}

async function store(state: Omit<StoredState, 'bytes'>): Promise<void> {
  const bytes = state.content.length
  const others = (await storedStates()).filter(({ id }) => id !== state.id)
  const duplicates = others.filter((other) => isDuplicate(other, state))
  const old = statesToDelete([...others, { ...state, bytes }].map((each) => ({ ...each, game: each.keptAs.id })))
  await withStore(statesStore, 'readwrite', (states) => {
    for (const id of [...old, ...duplicates.map((duplicate) => duplicate.id)]) if (id !== state.id) states.delete(id)
    return states.put({ ...state, bytes })
  })
}

async function storedStates(): Promise<StoredState[]> {
  const all = await withStore<unknown[]>(statesStore, 'readonly', (states) => states.getAll())
  const sorted = all.filter(isStoredState).sort((one, other) => other.atMs - one.atMs)
  return sorted.filter((state, index) => !sorted.slice(0, index).some((newer) => isDuplicate(newer, state)))
}

/** The same state of the same game, saved by two windows. */
function isDuplicate(one: Omit<StoredState, 'bytes'>, other: Omit<StoredState, 'bytes'>): boolean {
  return !one.isDamaged && one.keptAs.id === other.keptAs.id && one.atMs === other.atMs && one.blocks === other.blocks
}

/** Ignores anything else in a damaged store. */
function isStoredState(found: unknown): found is StoredState {
  return (
    isObject(found) &&
    typeof found.id === 'string' &&
    typeof found.atMs === 'number' &&
    typeof found.sprites === 'number' &&
    typeof found.blocks === 'number' &&
    typeof found.isDamaged === 'boolean' &&
    isObject(found.keptAs) &&
    Array.isArray(found.names) &&
    Array.isArray(found.files) &&
    (typeof found.content === 'string' || found.content instanceof Uint8Array)
  )
}

/** Text compressed to a tenth, if the browser supports that; otherwise unchanged. */
async function compressed(text: string): Promise<Uint8Array | string> {
  if (typeof CompressionStream === 'undefined') return text
  return await piped(new TextEncoder().encode(text), new CompressionStream('gzip'))
}

async function decompressed(content: Uint8Array | string): Promise<string> {
  if (typeof content === 'string') return content
  return new TextDecoder().decode(await piped(content, new DecompressionStream('gzip')))
}

async function piped(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const answer = new Response(new Blob([bytes.slice()]).stream().pipeThrough(stream))
  return new Uint8Array(await answer.arrayBuffer())
}
