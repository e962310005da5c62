/**
 * The children of an account leave the device with it, and come back with it (`hidden-children.ts`). This part is in every page, and
 * loads the rest only where a child of an account is a player.
 */
import { loadStored, removeStored, saveStored } from '../platform/storage/storage.ts'

/** What `hideAccountChildren` was called with, until its children are hidden: without a connection they wait for the next page. */
const signedOutKey = 'ankur-signed-out'

const move = async (account: string, isIn: boolean) => (await import('./account-children.ts')).hideOrRestore(account, isIn)

const keeps = (text: string) => loadStored('ankur-progress')?.includes(text) === true

/** Whether a child of an account is a player here; hidden children are stored as a text in the text, with other quotes. */
export const hasAccountChild = () => keeps('"accountChild":')

/** The account is signed in here. */
export function restoreAccountChildren(account: string): void {
  if (keeps(`"family":"${account}"`) || !(hasAccountChild() || keeps(account))) return
  // Tried again on the next page.
  move(account, true).catch(() => {})
}

/** The account was signed out here, just now or before this page; with `deleted` after it, it will never come back. */
export async function hideAccountChildren(signedOut = loadStored(signedOutKey)): Promise<void> {
  if (!signedOut) return
  // A deletion that still waits is followed by signing out.
  const waiting = loadStored(signedOutKey)
  const left = waiting === `${signedOut} deleted` ? waiting : signedOut
  saveStored(signedOutKey, left)
  try {
    if (keeps('accountChild')) await move(left, false)
    removeStored(signedOutKey)
  } catch {
    // Tried again on the next page.
  }
}
