/**
 * Keeps the open game on this device: at once as the draft, a moment later its steps in the database. What must not be
 * written over, because another window or a newer Ankur left it there, stays; the game of this window then goes among
 * the earlier states, so that nothing is lost whatever is chosen.
 */
import { type History, historyOf, mostUndos } from '@ankur/blocks/history'
import { type KeptSteps, noSteps, stepBetween, withStep } from '@ankur/blocks/kept-steps'
import { isSame } from '@ankur/blocks/patch'
import type { Project } from '@ankur/blocks/project'
import { draftKey } from '../../platform/kept-games.ts'
import { newId } from '../../platform/new-id.ts'
import { parseJson } from '../../platform/storage.ts'
import { isObject, keepDraft, loadDraft, type MarkedStep, markOf, type RecentSteps } from '../draft.ts'
import type { KeptAs } from '../kept-as.ts'
import type { KeepGame } from '../use-creator.ts'
import { isDue, isWorthKeeping } from './device-rules.ts'
import type { StateToKeep } from './device-states.ts'

/** Why the game is not kept as it should be. */
export type Trouble =
  /** Another window changed what is kept. */
  | 'elsewhere'
  /** Another window, or somebody in it, took it away. */
  | 'gone'
  /** No room, or storage is switched off. */
  | 'full'
  /** A newer Ankur left something here. */
  | 'newer'
  /** What cannot be opened stands here and could not be put by. */
  | 'damaged'

export interface Started {
  /** What the device kept when the page opened. */
  readonly text: string | null
  readonly history: History
  readonly keptAs: KeptAs
  readonly steps: KeptSteps
  readonly recent: RecentSteps
  readonly atMs: number
  readonly trouble: Trouble | null
}

export interface DeviceAutosave {
  /** Whether the game is kept as it should be. */
  readonly keep: KeepGame
  readonly trouble: () => Trouble | null
  /** Whether the game is among the earlier states at least. */
  readonly isPutBy: () => boolean
  readonly watch: (changed: () => void) => () => void
  /** Somebody chose: this text, or what the device keeps now, may be written over with the next change. */
  readonly accept: (text?: string | null) => void
  /** The game of this window is among the earlier states, or is worth no place there. */
  readonly putBy: () => Promise<boolean>
  /** All that was kept is gone on purpose: on with this game, without steps. */
  readonly startOver: (project: Project) => void
  /** Begins to look after other windows and the end of the page; gives what ends that. */
  readonly begin: () => () => void
}

/** A change of several presses is one for the database. */
const writeAfterMs = 1000
/** Of so many that wait the database is told at once: a page may be left before the clock says so. */
const mostWaiting = 50
/** Once the page is at rest. */
const tidyAfterMs = 5000
/** A database that takes nothing, or takes its time, leaves it all to the draft: all that can be undone, there and back. */
const mostRecent = 2 * mostUndos

export function createAutosave({ text, history, keptAs, steps, recent: before, atMs, trouble: first }: Started): DeviceAutosave {
  const window = newId().slice(0, 8)
  const watchers = new Set<() => void>()
  let known = text
  let trouble = first
  let last = history
  let lastAs = keptAs
  let kept = steps
  let recent = before
  let count = 0
  let changedMs = atMs
  let putByMs = Date.now()
  let asideId = newId()
  let isAside = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let mayHurry = true

  const tell = (next: { trouble?: Trouble | null; isAside?: boolean }) => {
    if (next.trouble !== undefined) trouble = next.trouble
    if (next.isAside !== undefined) isAside = next.isAside
    for (const changed of watchers) changed()
  }
  const note = (next: History) => {
    const step = stepBetween(last, next)
    if (!step) return
    const nowMs = Date.now()
    if (isDue(last.now, next.now, { nowMs, changedMs, putByMs })) {
      putByMs = nowMs
      void keepState({ id: newId(), project: last.now, keptAs: lastAs, atMs: changedMs }).catch(() => {})
    }
    // Another game was opened: it comes without steps.
    const isFresh = next.before.length + next.undone.length === 0
    kept = isFresh ? noSteps : withStep(kept, step)
    if (isFresh) recent = { on: `${window}.${++count}`, steps: [] }
    else recent = lastOf(recent.on, [...recent.steps, { ...step, mark: `${window}.${++count}` }], mostRecent)
    last = next
    changedMs = nowMs
  }
  const keep: KeepGame = (next, sprite, as) => {
    note(next)
    lastAs = as
    if (mayHurry && recent.steps.length >= mostWaiting) {
      // Not again before it has taken these in: one that takes nothing is asked by the clock alone.
      mayHurry = false
      clearTimeout(timer)
      timer = setTimeout(write, 0)
    }
    timer ??= setTimeout(write, writeAfterMs)
    // There before it is needed: a page that is left has no time to fetch it.
    inDatabase().catch(() => {})
    if (trouble === 'newer' || trouble === 'damaged') return false
    const there = loadDraft()
    if (there !== known) {
      if (trouble !== 'elsewhere' && trouble !== 'gone') tell({ trouble: there === null ? 'gone' : 'elsewhere', isAside: false })
      return false
    }
    const now = keepDraft({ project: next.now, sprite, keptAs: as, atMs: changedMs, recent })
    if (now !== null) known = now
    if ((now === null) !== (trouble !== null)) tell({ trouble: now === null ? 'full' : null, isAside: false })
    return now !== null
  }
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    void (trouble === null ? writeSteps().catch(() => {}) : putAside())
  }
  const writeSteps = async () => {
    const mark = markOf(recent)
    const steps = kept
    if (mark === '') return
    const { keepHistory } = await inDatabase()
    await keepHistory(mark, steps)
    const place = recent.steps.findIndex((step) => step.mark === mark)
    recent = { on: mark, steps: recent.steps.slice(place + 1) }
    mayHurry = true
  }
  const putAside = async () => {
    // Who deleted the games of this phone in another window does not want them back by themselves.
    if (trouble === 'gone' || !isWorthKeeping(last.now)) return
    tell({ isAside: await putByAs(asideId) })
  }
  const putByAs = (id: string) => keepState({ id, project: last.now, keptAs: lastAs, atMs: changedMs }).catch(() => false)
  /** Nobody who has kept nothing has pictures here. */
  const tidy = async () => {
    if (known === null) return
    await inDatabase()
      .then(({ tidyFiles }) => tidyFiles())
      .catch(() => {})
  }
  const look = () => {
    const there = loadDraft()
    if (there === known || trouble === 'newer' || trouble === 'damaged') return
    const kept = parseJson(there)
    if (isObject(kept) && isSame(kept.project, last.now)) known = there
    else tell({ trouble: there === null ? 'gone' : 'elsewhere', isAside: false })
  }
  const onStorage = ({ key }: StorageEvent) => (key === draftKey || key === null) && look()
  const onVisible = () => {
    if (document.visibilityState === 'visible') look()
    else if (timer !== undefined) write()
  }
  return {
    keep,
    trouble: () => trouble,
    isPutBy: () => isAside,
    watch(changed) {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    accept(now = loadDraft()) {
      known = now
      asideId = newId()
      tell({ trouble: null, isAside: false })
    },
    putBy: async () => !isWorthKeeping(last.now) || (await putByAs(newId())),
    startOver(project) {
      clearTimeout(timer)
      timer = undefined
      last = historyOf(project)
      kept = noSteps
      recent = { on: `${window}.${++count}`, steps: [] }
      changedMs = Date.now()
      known = loadDraft()
      tell({ trouble: null, isAside: false })
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

function lastOf(on: string, steps: readonly MarkedStep[], most: number): RecentSteps {
  const left = steps.slice(-most)
  return { on: steps.at(-1 - left.length)?.mark ?? on, steps: left }
}

const inDatabase = () => import('./in-database.ts')

async function keepState(state: StateToKeep): Promise<boolean> {
  const { putStateBy } = await inDatabase()
  return await putStateBy(state)
}
