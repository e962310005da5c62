/**
 * Autosave of the open game on this device: immediately as the draft, a moment later its steps in the database. Content of
 * another window or a newer version of Ankur is never overwritten; the game of this window is then saved among the earlier
 * states, so that nothing is lost whatever is chosen.
 */
import type { History } from '@ankur/blocks/edit/history'
import type { StoredSteps } from '@ankur/blocks/edit/stored-steps'
import { isSame } from '@ankur/blocks/edit/patch'
import type { Project } from '@ankur/blocks/project'
import { draftKey } from '../../../platform/storage/game-stores.ts'
import { newId } from '../../../platform/new-id.ts'
import { parseJson } from '../../../platform/storage/storage.ts'
import { isObject, saveDraft, loadDraft, markOf, type RecentSteps } from '../../draft.ts'
import type { GameIdentity } from '../../game-identity.ts'
import type { SaveGame } from '../../use-creator.ts'
import {
  type AutosaveEvent,
  type AutosaveState,
  isCrowded,
  isLocked,
  nextAutosave,
  stateDue,
  type StorageProblem,
} from './autosave-state.ts'
import { isWorthKeeping } from './device-rules.ts'
import type { StateToSave } from './device-states.ts'

export interface AutosaveStart {
  /** The content of the device when the page opened. */
  readonly text: string | null
  readonly history: History
  readonly identity: GameIdentity
  readonly steps: StoredSteps
  readonly recent: RecentSteps
  readonly atMs: number
  readonly problem: StorageProblem | null
}

export interface DeviceAutosave {
  /** Whether the game is stored normally. */
  readonly save: SaveGame
  readonly problem: () => StorageProblem | null
  /** Whether the game is at least among the earlier states. */
  readonly isBackedUp: () => boolean
  readonly watch: (changed: () => void) => () => void
  /** Somebody chose: this text, or the current content of the device, may be overwritten with the next change. */
  readonly accept: (text?: string | null) => void
  /** The game of this window is among the earlier states, or need not be. */
  readonly backUp: () => Promise<boolean>
  /** Everything stored was deleted on purpose: continue with this game, without steps. */
  readonly startOver: (project: Project) => void
  /** Starts listening to other windows and the end of the page; returns the function that stops it. */
  readonly begin: () => () => void
}

/** Debounced: a change of several presses is one write to the database. */
const writeAfterMs = 1000
/** When the page is idle. */
const tidyAfterMs = 5000

export function createAutosave({ text, atMs, ...started }: AutosaveStart): DeviceAutosave {
  const watchers = new Set<() => void>()
  let state: AutosaveState = {
    ...started,
    window: newId().slice(0, 8),
    known: text,
    isBackedUp: false,
    count: 0,
    changedMs: atMs,
    stateSavedMs: Date.now(),
    mayHurry: true,
  }
  let backupId = newId()
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = (event: AutosaveEvent) => {
    const { problem, isBackedUp } = state
    state = nextAutosave(state, event)
    if (state.problem !== problem || state.isBackedUp !== isBackedUp) for (const changed of watchers) changed()
  }
  const save: SaveGame = (history, sprite, identity) => {
    const nowMs = Date.now()
    const due = stateDue(state, history, nowMs)
    if (due) void addEarlierState({ id: newId(), ...due }).catch(() => {})
    send({ kind: 'changed', history, identity, nowMs })
    if (isCrowded(state)) {
      send({ kind: 'hurrying' })
      clearTimeout(timer)
      timer = setTimeout(write, 0)
    }
    timer ??= setTimeout(write, writeAfterMs)
    // Preloaded: a page that is being closed has no time to load it.
    inDatabase().catch(() => {})
    if (isLocked(state)) return false
    const there = loadDraft()
    if (there !== state.known) {
      send({ kind: 'other_draft', text: there })
      return false
    }
    const drafted = saveDraft({ project: history.now, sprite, identity, atMs: state.changedMs, recent: state.recent })
    send({ kind: 'drafted', text: drafted })
    return drafted !== null
  }
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    void (state.problem === null ? writeSteps().catch(() => {}) : backUp())
  }
  const writeSteps = async () => {
    const { recent, steps } = state
    const mark = markOf(recent)
    if (mark === '') return
    const { saveHistory } = await inDatabase()
    await saveHistory(mark, steps)
    send({ kind: 'steps_written', mark })
  }
  const backUp = async () => {
    // Games deleted in another window must not be restored automatically.
    if (state.problem === 'gone' || !isWorthKeeping(state.history.now)) return
    send({ kind: 'backed_up', isBackedUp: await backUpAs(backupId) })
  }
  const backUpAs = (id: string) =>
    addEarlierState({ id, project: state.history.now, identity: state.identity, atMs: state.changedMs }).catch(() => false)
  /** Without stored games there are no pictures here. */
  const tidy = async () => {
    if (state.known === null) return
    await inDatabase()
      .then(({ tidyFiles }) => tidyFiles())
      .catch(() => {})
  }
  const look = () => {
    const there = loadDraft()
    if (there === state.known || isLocked(state)) return
    const stored = parseJson(there)
    const isThisGame = isObject(stored) && isSame(stored.project, state.history.now)
    send({ kind: isThisGame ? 'same_draft' : 'other_draft', text: there })
  }
  const onStorage = ({ key }: StorageEvent) => (key === draftKey || key === null) && look()
  const onVisible = () => {
    if (document.visibilityState === 'visible') look()
    else if (timer !== undefined) write()
  }
  return {
    save,
    problem: () => state.problem,
    isBackedUp: () => state.isBackedUp,
    watch(changed) {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    accept(now = loadDraft()) {
      backupId = newId()
      send({ kind: 'accepted', text: now })
    },
    backUp: async () => !isWorthKeeping(state.history.now) || (await backUpAs(newId())),
    startOver(project) {
      clearTimeout(timer)
      timer = undefined
      send({ kind: 'started_over', project, text: loadDraft(), nowMs: Date.now() })
    },
    begin() {
      addEventListener('storage', onStorage)
      addEventListener('pageshow', look)
      addEventListener('pagehide', onVisible)
      document.addEventListener('visibilitychange', onVisible)
      const tidying = setTimeout(() => void tidy(), tidyAfterMs)
      return () => {
        clearTimeout(tidying)
        if (timer !== undefined) write()
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', look)
        removeEventListener('pagehide', onVisible)
        document.removeEventListener('visibilitychange', onVisible)
      }
    },
  }
}

const inDatabase = () => import('./in-database.ts')

async function addEarlierState(state: StateToSave): Promise<boolean> {
  const { addState } = await inDatabase()
  return await addState(state)
}
