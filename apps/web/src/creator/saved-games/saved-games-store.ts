/** Games of this device besides the open one, stored in its database by id. */
import { parseProject } from '@ankur/blocks/parse-project'
import { withStore } from '../../platform/storage/device-database.ts'
import { gamesStore } from '../../platform/storage/game-stores.ts'
import { parseGameIdentity } from '../game-identity.ts'
import type { OpenGame } from '../use-creator.ts'

const store = gamesStore

export interface SavedGame {
  readonly id: string
  readonly name: string
  readonly changedMs: number
  /** An `OpenGame`, with its identity under the key `keptAs`. */
  readonly game: unknown
}

/** Throws when the device has no space. */
export async function addSavedGame(game: OpenGame, name: string, changedMs: number): Promise<void> {
  const { project, sprite, identity } = game
  const saved: SavedGame = { id: identity.id, name, changedMs, game: { project, sprite, keptAs: identity } }
  await withStore(store, 'readwrite', (stored) => stored.put(saved))
}

/** Restores it unchanged. */
export async function restoreSavedGame(saved: SavedGame): Promise<void> {
  await withStore(store, 'readwrite', (stored) => stored.put(saved))
}

export async function deleteSavedGame(id: string): Promise<void> {
  await withStore(store, 'readwrite', (stored) => stored.delete(id))
}

/** The last changed first. */
export async function listSavedGames(): Promise<SavedGame[]> {
  const found: unknown[] = await withStore(store, 'readonly', (stored) => stored.getAll())
  return found.filter(isSavedGame).toSorted((one, other) => other.changedMs - one.changedMs)
}

/** Null when the stored content cannot be read. */
export function gameOf({ game }: SavedGame): OpenGame | null {
  const { project, sprite, keptAs } = game as Partial<Record<'project' | 'sprite' | 'keptAs', unknown>>
  const parsed = parseProject(project)
  return parsed.ok
    ? { project: parsed.project, sprite: typeof sprite === 'string' ? sprite : '', identity: parseGameIdentity(keptAs) }
    : null
}

function isSavedGame(found: unknown): found is SavedGame {
  const { id, name, changedMs, game } = found as Partial<Record<keyof SavedGame, unknown>>
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof changedMs === 'number' &&
    typeof game === 'object' &&
    game !== null
  )
}
