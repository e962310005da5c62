/** The game that this device keeps, under `ankur-draft`: saved after every change, opened when the page opens. */
import type { Project } from '@ankur/blocks/project'
import { loadStored, parseJson, saveStored } from '../platform/storage.ts'
import { type KeptAs, parseKeptAs } from './kept-as.ts'

const draftKey = 'ankur-draft'
/** The form of `project-file.ts`, which is fetched with what checks a game; a draft may be larger than an account takes. */
const form = 1

export type OpenedDraft =
  | { readonly kind: 'game'; readonly project: Project; readonly sprite: string; readonly keptAs: KeptAs }
  | { readonly kind: 'none' | 'unreadable' | 'newer' }

export async function openDraft(): Promise<OpenedDraft> {
  const text = loadStored(draftKey)
  if (text === null) return { kind: 'none' }
  const draft = parseJson(text)
  if (!isObject(draft)) return { kind: 'unreadable' }
  if (typeof draft.ankur === 'number' && draft.ankur > form) return { kind: 'newer' }
  // What checks a game is heavy, and most first visits have none.
  const { parseProject } = await import('@ankur/blocks/parse-project')
  const parsed = parseProject(draft.project)
  if (!parsed.ok) return { kind: 'unreadable' }
  const sprite = typeof draft.sprite === 'string' ? draft.sprite : ''
  return { kind: 'game', project: parsed.project, sprite, keptAs: parseKeptAs(draft.keptAs) }
}

/** Whether it was really kept. */
export function keepDraft(project: Project, sprite: string, keptAs: KeptAs): boolean {
  return saveStored(draftKey, JSON.stringify({ ankur: form, project, sprite, keptAs }))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
