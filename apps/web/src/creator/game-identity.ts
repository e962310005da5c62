/** The identity of a game: its id on this device, its name, and its place in an account. Not affected by undo. */
import { newId } from '../platform/new-id.ts'

export interface GameIdentity {
  readonly id: string
  /** Empty until somebody names it. */
  readonly name: string
  /** A first save to an account was started; its result is unknown. */
  readonly isSent: boolean
  /** Null while the game is on this device only. */
  readonly account: AccountCopy | null
  /** The ready game that it was made from. */
  readonly ready?: string
}

export interface AccountCopy {
  /** The account's owner: other users of this phone have no access. */
  readonly userId: string
  readonly id: string
  /** The version that this device saved or opened last. */
  readonly version: number
  /** There are changes that are not in the account yet. */
  readonly hasChanges: boolean
  /** The family was asked about pictures and sounds, which stay on the device. */
  readonly withoutFiles: boolean
}

export function newGameIdentity(name = ''): GameIdentity {
  return { id: newId(), name, isSent: false, account: null }
}

/** Missing or damaged content counts as absent. */
export function parseGameIdentity(stored: unknown): GameIdentity {
  if (!isObject(stored)) return newGameIdentity()
  const { id, name, isSent, account, ready } = stored
  return {
    id: typeof id === 'string' && guid.test(id) ? id : newId(),
    name: typeof name === 'string' ? name : '',
    isSent: isSent === true,
    account: isObject(account) ? parseInAccount(account) : null,
    ...(typeof ready === 'string' && { ready }),
  }
}

function parseInAccount({
  userId,
  id,
  version,
  hasChanges,
  withoutFiles,
}: Readonly<Record<string, unknown>>): AccountCopy | null {
  if (typeof userId !== 'string' || typeof id !== 'string' || typeof version !== 'number') return null
  return { userId, id, version, hasChanges: hasChanges !== false, withoutFiles: withoutFiles === true }
}

/** The id is sent with the first save to an account, which makes that idempotent. */
const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
