/** The game stored on this device under `ankur-draft`: saved after every change, opened with the page. */
import type { StoredStep } from '@ankur/blocks/edit/stored-steps'
import type { Project } from '@ankur/blocks/project'
import { draftKey } from '../platform/storage/game-stores.ts'
import { loadStored, parseJson, saveStored } from '../platform/storage/storage.ts'
import { type GameIdentity, parseGameIdentity } from './game-identity.ts'

/** The format of `project-file.ts`, which is loaded with the validation; a draft may be larger than an account allows. */
export const draftForm = 1

export interface Draft {
  readonly project: Project
  readonly sprite: string
  /** Stored under the key `keptAs`. */
  readonly identity: GameIdentity
  /** When it was last changed; 0 if unknown. */
  readonly atMs: number
  readonly recent: RecentSteps
}

/**
 * The most recent steps. The database stores all steps, but a moment later: too late for a page that is closed immediately.
 * Every step has its own mark, so that steps are never applied to a game that they do not belong to.
 */
export interface RecentSteps {
  /** The mark of the step before these. */
  readonly on: string
  readonly steps: readonly MarkedStep[]
}

export interface MarkedStep extends StoredStep {
  readonly mark: string
}

/** The mark of the game that results from the steps. */
export function markOf({ on, steps }: RecentSteps): string {
  return steps.at(-1)?.mark ?? on
}

export type OpenedDraft =
  | { readonly kind: 'game'; readonly draft: Draft; readonly isValid: (project: Project) => boolean }
  | { readonly kind: 'none' | 'unreadable' | 'newer' }

export function loadDraft(): string | null {
  return loadStored(draftKey)
}

export async function openDraft(text: string | null): Promise<OpenedDraft> {
  if (text === null) return { kind: 'none' }
  const stored = parseJson(text)
  if (!isObject(stored)) return { kind: 'unreadable' }
  if (typeof stored.ankur === 'number' && stored.ankur > draftForm) return { kind: 'newer' }
  // The validation of a game is large, and most first visits have no game.
  const { parseProject } = await import('@ankur/blocks/parse-project')
  const parsed = parseProject(stored.project)
  if (!parsed.ok) return { kind: 'unreadable' }
  const draft: Draft = {
    project: parsed.project,
    sprite: typeof stored.sprite === 'string' ? stored.sprite : '',
    identity: parseGameIdentity(stored.keptAs),
    atMs: typeof stored.atMs === 'number' ? stored.atMs : 0,
    recent: recentOf(stored.recent),
  }
  return { kind: 'game', draft, isValid: (project) => parseProject(project).ok }
}

/** The stored text; null when storing failed. A device that is nearly full stores the game without its steps. */
export function saveDraft({ project, sprite, identity, atMs, recent }: Draft): string | null {
  for (const steps of [recent, { on: markOf(recent), steps: [] }]) {
    const text = JSON.stringify({ ankur: draftForm, project, sprite, keptAs: identity, atMs, recent: steps })
    if (saveStored(draftKey, text)) return text
  }
  return null
}

function recentOf(stored: unknown): RecentSteps {
  const { on, steps } = isObject(stored) ? stored : {}
  if (typeof on !== 'string' || !Array.isArray(steps) || !steps.every(isStep)) return { on: '', steps: [] }
  return { on, steps }
}

function isStep(step: unknown): step is MarkedStep {
  return (
    isObject(step) &&
    ['edit', 'undo', 'redo'].includes(String(step.did)) &&
    isObject(step.back) &&
    typeof step.mark === 'string' &&
    step.mark !== ''
  )
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
