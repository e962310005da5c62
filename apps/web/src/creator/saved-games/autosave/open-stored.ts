/**
 * The initial content of the editor: the stored game with its steps; or, if that cannot be opened, the newest state that
 * can.
 */
import type { History } from '@ankur/blocks/edit/history'
import { noSteps } from '@ankur/blocks/edit/stored-steps'
import type { Project } from '@ankur/blocks/project'
import { loadDraft, openDraft, type OpenedDraft } from '../../draft.ts'
import type { GameIdentity } from '../../game-identity.ts'
import type { AutosaveStart } from './autosave.ts'

/** If the browser's database never responds, the game opens without its steps. */
const timeoutMs = 3000
const nothingRecent = { on: '', steps: [] }

export interface StoredGame {
  readonly kind: OpenedDraft['kind']
  readonly sprite: string
  readonly isValid?: (project: Project) => boolean
  /** The starting point of the autosave; without these two the game is a new one. */
  readonly started: Omit<AutosaveStart, 'history' | 'identity'> & {
    readonly history: History | null
    readonly identity: GameIdentity | null
  }
  /** The date of the earlier state that was opened instead of a damaged game. */
  readonly restoredMs?: number
}

/** Loaded in parallel with the editor. If loading fails, the page does not open and nothing is overwritten. */
export async function loadOpener(): Promise<void> {
  if (loadDraft() !== null) await Promise.all([import('@ankur/blocks/parse-project'), import('./device-history.ts')])
}

export async function openLocalCopy(): Promise<StoredGame> {
  const text = loadDraft()
  const opened = await openDraft(text)
  const plain = { text, history: null, identity: null, steps: noSteps, recent: nothingRecent, atMs: 0, problem: null }
  if (opened.kind === 'unreadable') return await openEarlier(text ?? '')
  if (opened.kind !== 'game')
    return { kind: opened.kind, sprite: '', started: { ...plain, problem: opened.kind === 'newer' ? 'newer' : null } }
  const { draft, isValid } = opened
  const { stepsOf, historyOfDraft } = await import('./device-history.ts')
  const steps = (await withTimeout(stepsOf(draft))) ?? noSteps
  const { recent, atMs, sprite, identity } = draft
  const history = historyOfDraft(draft, steps)
  return { kind: 'game', sprite, isValid, started: { ...plain, history, identity, steps, recent, atMs } }
}

/** The damaged text is saved before anything replaces it. */
async function openEarlier(text: string): Promise<StoredGame> {
  const database = import('./device-states.ts')
  const isBackedUp = await withTimeout(database.then(({ addDamagedState }) => addDamagedState(text)).then(() => true))
  const newest = await withTimeout(database.then(({ newestState }) => newestState()))
  const started = { text, steps: noSteps, recent: nothingRecent, problem: isBackedUp ? null : ('damaged' as const) }
  const { historyOf } = await import('@ankur/blocks/edit/history')
  if (!newest) return { kind: 'unreadable', sprite: '', started: { ...started, history: null, identity: null, atMs: 0 } }
  const { atMs, identity } = newest.state
  return {
    kind: 'unreadable',
    sprite: '',
    restoredMs: atMs,
    started: { ...started, history: historyOf(newest.project), identity, atMs },
  }
}

async function withTimeout<Result>(work: Promise<Result>): Promise<Result | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs))
  return await Promise.race([work.catch(() => null), late])
}
