/**
 * Undo and redo steps as stored on a device: not whole games but patches from each game to the next, starting
 * from the game stored beside them.
 */
import { type History, maxUndos } from './history.ts'
import { type Patch, patchBetween, patched } from './patch.ts'
import type { Project } from '../project.ts'

export interface StoredSteps {
  /** Like `before` of a history: the last patch leads from the current game to the previous one, and so on. */
  readonly before: readonly Patch[]
  readonly undone: readonly Patch[]
}

/** One more edit. `back` leads from the game after it to the game before it. */
export interface StoredStep {
  readonly did: 'edit' | 'undo' | 'redo'
  readonly back: Patch
}

export const noSteps: StoredSteps = { before: [], undone: [] }

/** Null if both are at the same game. An edit without visible effect is also a step. */
export function stepBetween(last: History, next: History): StoredStep | null {
  if (next.now === last.now) return null
  const back = patchBetween(next.now, last.now) ?? { keys: [], gone: [] }
  if (next.undone.length > last.undone.length) return { did: 'undo', back }
  return { did: next.undone.length > 0 ? 'redo' : 'edit', back }
}

export function withStep({ before, undone }: StoredSteps, { did, back }: StoredStep): StoredSteps {
  if (did === 'undo') return { before: before.slice(0, -1), undone: [...undone, back] }
  if (did === 'redo') return { before: [...before, back], undone: undone.slice(0, -1) }
  return { before: [...before, back].slice(-maxUndos), undone: [] }
}

/** Steps from a damaged store can give invalid games: the caller must validate a game before using it. */
export function historyFrom(now: Project, { before, undone }: StoredSteps): History {
  return { now, before: gamesAlong(now, before), undone: gamesAlong(now, undone) }
}

/** The most recent steps that fit into `maxLetters` characters of JSON. */
export function nearestSteps({ before, undone }: StoredSteps, maxLetters: number): StoredSteps {
  let left = maxLetters
  const nearest = (patches: readonly Patch[]) => {
    let first = patches.length
    while (first > 0) {
      left -= JSON.stringify(patches[first - 1]).length
      if (left < 0) break
      first--
    }
    return patches.slice(first)
  }
  return { before: nearest(before), undone: nearest(undone) }
}

function gamesAlong(now: Project, patches: readonly Patch[]): Project[] {
  const games: Project[] = []
  let game: unknown = now
  for (let index = patches.length - 1; index >= 0; index--) {
    game = patched(game, patches[index])
    games.push(game as Project)
  }
  return games.reverse()
}
