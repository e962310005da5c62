/** Undo and redo beside the draft, in the database of this browser: patches between games, not the games. */
import { type History, historyOf } from '@ankur/blocks/edit/history'
import { historyFrom, type StoredSteps, nearestSteps, noSteps, withStep } from '@ankur/blocks/edit/stored-steps'
import { withStore } from '../../../platform/storage/device-database.ts'
import { historyStore } from '../../../platform/storage/game-stores.ts'
import { type Draft, isObject, type RecentSteps } from '../../draft.ts'

const id = 'steps'
const form = 1
/** As JSON. A hundred steps in a game of half a megabyte take 40,000; replacing whole games takes more. */
const maxLetters = 2_000_000

/** The steps that lead to the game with this mark. */
export async function saveHistory(mark: string, steps: StoredSteps): Promise<void> {
  const stored = { id, ankur: form, mark, steps: JSON.stringify(nearestSteps(steps, maxLetters)) }
  await withStore(historyStore, 'readwrite', (store) => store.put(stored))
}

/** The steps that lead to this draft and no other: those of the database, and later ones. */
export async function stepsOf({ recent }: Draft): Promise<StoredSteps> {
  const stored = await withStore<unknown>(historyStore, 'readonly', (store) => store.get(id)).catch(() => null)
  return joined(recent, stored)
}

function joined({ on, steps }: RecentSteps, stored: unknown): StoredSteps {
  const marks = [on, ...steps.map(({ mark }) => mark)]
  const place = isObject(stored) && stored.ankur === form && stored.mark !== '' ? marks.indexOf(String(stored.mark)) : -1
  if (!isObject(stored) || place < 0) return steps.reduce(withStep, noSteps)
  return steps.slice(place).reduce(withStep, stepsFrom(stored.steps))
}

/** A step that does not fit is detected when somebody undoes it. */
function stepsFrom(text: unknown): StoredSteps {
  try {
    const found: unknown = JSON.parse(String(text))
    return isObject(found) && Array.isArray(found.before) && Array.isArray(found.undone)
      ? { before: found.before, undone: found.undone }
      : noSteps
  } catch {
    return noSteps
  }
}

export function historyOfDraft({ project }: Draft, steps: StoredSteps): History {
  try {
    return historyFrom(project, steps)
  } catch {
    return historyOf(project)
  }
}
