import { isRecord } from '../platform/comfort/comfort-settings.ts'
import { gameSettings } from './game-settings.ts'

/** The first board of a game is the same for everybody and is in the HTML. */
export const FIRST_SEED = 1

/** Whether this device has stored nothing that would change the first board. */
export function isFirstVisit(game: string, storage: Pick<Storage, 'getItem'>): boolean {
  const [progress, lock] = [entriesOf(storage.getItem('ankur-progress')), entriesOf(storage.getItem('ankur-lock'))]
  const standard: Readonly<Record<string, readonly unknown[]>> = gameSettings
  const settings = Object.entries(inside(progress, 'settings'))
  const { level = 1, seed = null, part = 1, days = [] } = inside(inside(progress, 'games'), game)
  const isFresh = level === 1 && seed === null && part === 1 && Array.isArray(days) && days.length === 0
  // The family's own cards come before those of the first board.
  const hasOwnCards = game === 'choose_and_ask' && storage.getItem('ankur-talk')?.includes('"own-') === true
  return (
    isFresh &&
    !hasOwnCards &&
    !(game in lock) &&
    settings.every(([name, value]) => !standard[name] || standard[name][0] === value)
  )
}

type Entries = Readonly<Record<string, unknown>>

function entriesOf(text: string | null): Entries {
  const content: unknown = JSON.parse(text ?? '{}')
  return isRecord(content) ? content : {}
}

function inside(entries: Entries, name: string): Entries {
  const value = entries[name]
  return isRecord(value) ? value : {}
}
