/**
 * Hides the screen: while this tab is covered, every guarded page is replaced by a pause page with a clock. With a PIN on
 * this phone a tab stays covered until the PIN is typed. Neither is a security lock, and the texts say so.
 */
import { loadStored, removeStored, saveStored, tabStorage } from '../storage/storage.ts'

/** The storage key of the PIN; see `shared-phone/pin.ts`. */
export const pinKey = 'ankur-pin'

const coveredKey = 'ankur-covered'
const openedKey = 'ankur-opened'

export const pausePath = '/pause'

/** Used if storage is unavailable: lasts as long as the page. */
let coveredPage: string | null = null
let isOpened = false

export function isCovered(): boolean {
  return coveredPage !== null || loadStored(coveredKey, tabStorage) !== null || (hasPin() && !opened())
}

export function hasPin(): boolean {
  return loadStored(pinKey) !== null
}

/** Covers this tab with the pause page; `page` is the path to continue with. */
export function cover(page: string): void {
  coveredPage = page
  saveStored(coveredKey, page, tabStorage)
  isOpened = false
  removeStored(openedKey, tabStorage)
}

/** Uncovers the tab and returns the path to continue with. */
export function uncover(): string {
  const page = coveredPage ?? loadStored(coveredKey, tabStorage)
  coveredPage = null
  removeStored(coveredKey, tabStorage)
  noteOpened()
  return page?.startsWith('/') && !page.startsWith('//') ? page : '/dashboard'
}

/** Call after setting the PIN, so that it need not be typed at once. */
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
