/** The requests to the account about its games, and their possible refusals. */
import type { ListedProject, PlayLink, ProjectList, SavedProject } from '@ankur/blocks/project-contract'
import { ApiFailure, deleteAt, getJson, postJson, putJson } from '../../../platform/api.ts'

const path = '/api/projects'

export interface GameContent {
  readonly name: string
  readonly data: unknown
}

export function listGames(after: string | null, signal?: AbortSignal): Promise<ProjectList> {
  return getJson(`${path}?limit=20${after === null ? '' : `&after=${encodeURIComponent(after)}`}`, signal)
}

export function loadGame(id: string): Promise<SavedProject> {
  return getJson(`${path}/${id}`)
}

/** The same `requestId` again returns the game created by the first request. */
export function addGame(written: GameContent, requestId: string): Promise<ListedProject> {
  return postJson(path, { ...written, requestId })
}

/** Refused when `version` is not the stored one. */
export function changeGame(id: string, written: GameContent, version: number): Promise<ListedProject> {
  return putJson(`${path}/${id}`, { ...written, version })
}

export function deleteGame(id: string): Promise<void> {
  return deleteAt(`${path}/${id}`)
}

export function switchLinkOn(id: string): Promise<PlayLink> {
  return postJson(`${path}/${id}/share`, {})
}

export function switchLinkOff(id: string): Promise<void> {
  return deleteAt(`${path}/${id}/share`)
}

/** Each has its message. */
export type SaveProblem = 'no_network' | 'signed_out' | 'too_often' | 'full' | 'gone' | 'newer_page' | 'failed'

export function saveProblemOf(failure: unknown): SaveProblem {
  if (!(failure instanceof ApiFailure)) return 'failed'
  const { code, status } = failure
  if (code === 'no_network') return 'no_network'
  if (code === 'too_many_projects') return 'full'
  if (code === 'project_newer') return 'newer_page'
  const byStatus: Readonly<Record<number, SaveProblem>> = { 401: 'signed_out', 404: 'gone', 429: 'too_often' }
  return byStatus[status] ?? 'failed'
}

/** The same in the list of the account's games, where nothing was saved, and which may be open on another device. */
export function listProblemOf(failure: unknown): Exclude<SaveProblem, 'no_network' | 'gone'> | 'no_answer' | 'gone_there' {
  const problem = saveProblemOf(failure)
  if (problem === 'no_network') return 'no_answer'
  return problem === 'gone' ? 'gone_there' : problem
}

export function isConflict(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'project_conflict'
}
