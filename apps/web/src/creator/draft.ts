/** The game that this device keeps, under `ankur-draft`: saved after every change, opened when the page opens. */
import type { KeptStep } from '@ankur/blocks/edit/kept-steps'
import type { Project } from '@ankur/blocks/project'
import { draftKey } from '../platform/storage/kept-games.ts'
import { loadStored, parseJson, saveStored } from '../platform/storage/storage.ts'
import { type KeptAs, parseKeptAs } from './kept-as.ts'

/** The form of `project-file.ts`, which is fetched with what checks a game; a draft may be larger than an account takes. */
export const draftForm = 1

export interface Draft {
  readonly project: Project
  readonly sprite: string
  readonly keptAs: KeptAs
  /** When it was last changed; 0 where nobody knows. */
  readonly atMs: number
  readonly recent: RecentSteps
}

/**
 * What was done lately. The database keeps all steps, but a moment later: too late for a page that is left at once. Every
 * step has a mark of its own, so that steps never join a game to which they do not lead.
 */
export interface RecentSteps {
  /** The mark of the step before these. */
  readonly on: string
  readonly steps: readonly MarkedStep[]
}

export interface MarkedStep extends KeptStep {
  readonly mark: string
}

/** Of the game to which the steps have led. */
export function markOf({ on, steps }: RecentSteps): string {
  return steps.at(-1)?.mark ?? on
}

export type OpenedDraft =
  | { readonly kind: 'game'; readonly draft: Draft; readonly isSound: (project: Project) => boolean }
  | { readonly kind: 'none' | 'unreadable' | 'newer' }

export function loadDraft(): string | null {
  return loadStored(draftKey)
}

export async function openDraft(text: string | null): Promise<OpenedDraft> {
  if (text === null) return { kind: 'none' }
  const kept = parseJson(text)
  if (!isObject(kept)) return { kind: 'unreadable' }
  if (typeof kept.ankur === 'number' && kept.ankur > draftForm) return { kind: 'newer' }
  // What checks a game is heavy, and most first visits have none.
  const { parseProject } = await import('@ankur/blocks/parse-project')
  const parsed = parseProject(kept.project)
  if (!parsed.ok) return { kind: 'unreadable' }
  const draft: Draft = {
    project: parsed.project,
    sprite: typeof kept.sprite === 'string' ? kept.sprite : '',
    keptAs: parseKeptAs(kept.keptAs),
    atMs: typeof kept.atMs === 'number' ? kept.atMs : 0,
    recent: recentOf(kept.recent),
  }
  return { kind: 'game', draft, isSound: (project) => parseProject(project).ok }
}

/** The text that is kept now; null when it could not be. A device that is nearly full keeps the game without its steps. */
export function keepDraft({ recent, ...game }: Draft): string | null {
  for (const steps of [recent, { on: markOf(recent), steps: [] }]) {
    const text = JSON.stringify({ ankur: draftForm, ...game, recent: steps })
    if (saveStored(draftKey, text)) return text
  }
  return null
}

function recentOf(kept: unknown): RecentSteps {
  const { on, steps } = isObject(kept) ? kept : {}
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
