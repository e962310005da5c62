/**
 * Hiding what is on the screen: while this tab is covered, every guarded page is a pause page with a clock. With a PIN
 * on this phone a tab is covered until somebody types it. Neither is a lock: both hide a screen, and say so.
 */
import { loadStored, removeStored, saveStored, tabStorage } from '../storage/storage.ts'

/** What the phone keeps of the PIN; see `shared-phone/pin.ts`. */
export const pinKey = 'ankur-pin'

const coveredKey = 'ankur-covered'
const openedKey = 'ankur-opened'

export const pausePath = '/pause'

/** For a phone that keeps nothing: as long as the page lives. */
let coveredPage: string | null = null
let isOpened = false

export function isCovered(): boolean {
  return coveredPage !== null || loadStored(coveredKey, tabStorage) !== null || (hasPin() && !opened())
}

export function hasPin(): boolean {
  return loadStored(pinKey) !== null
}

/** From now on this tab shows the pause page; `page` is where it goes on. */
export function cover(page: string): void {
  coveredPage = page
  saveStored(coveredKey, page, tabStorage)
  isOpened = false
  removeStored(openedKey, tabStorage)
}

/** Ends it, and gives the page to go on with. */
export function uncover(): string {
  const page = coveredPage ?? loadStored(coveredKey, tabStorage)
  coveredPage = null
  removeStored(coveredKey, tabStorage)
  noteOpened()
  return page?.startsWith('/') && !page.startsWith('//') ? page : '/dashboard'
}

/** Whoever has just set the PIN need not type it at once. */
export function noteOpened(): void {
  isOpened = true
  saveStored(openedKey, '1', tabStorage)
}

export function forgetPin(): void {
  removeStored(pinKey)
}

function opened(): boolean {
  return isOpened || loadStored(openedKey, tabStorage) !== null
}
