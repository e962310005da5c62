/** Which game it is: its number on this device, its name, and its place in an account. Undo takes none of it back. */
import { newId } from '../platform/new-id.ts'

export interface KeptAs {
  readonly id: string
  /** Empty until somebody names it. */
  readonly name: string
  /** A first save to an account was begun; whether it arrived is not known. */
  readonly isSent: boolean
  /** Null while the game is on this device only. */
  readonly account: InAccount | null
  /** The ready game that it was made from. */
  readonly ready?: string
}

export interface InAccount {
  /** Whose account: somebody else on this phone has none of it. */
  readonly userId: string
  readonly id: string
  /** The one that this device saved or opened last. */
  readonly version: number
  /** Something here is not in the account yet. */
  readonly hasChanges: boolean
  /** The family was asked about pictures and sounds, which stay on the device. */
  readonly withoutFiles: boolean
}

export function newKeptAs(name = ''): KeptAs {
  return { id: newId(), name, isSent: false, account: null }
}

/** Whatever is missing or damaged counts as not there. */
export function parseKeptAs(kept: unknown): KeptAs {
  if (!isObject(kept)) return newKeptAs()
  const { id, name, isSent, account, ready } = kept
  return {
    id: typeof id === 'string' && guid.test(id) ? id : newId(),
    name: typeof name === 'string' ? name : '',
    isSent: isSent === true,
    account: isObject(account) ? parseInAccount(account) : null,
    ...(typeof ready === 'string' && { ready }),
  }
}

function parseInAccount({ userId, id, version, hasChanges, withoutFiles }: Readonly<Record<string, unknown>>): InAccount | null {
  if (typeof userId !== 'string' || typeof id !== 'string' || typeof version !== 'number') return null
  return { userId, id, version, hasChanges: hasChanges !== false, withoutFiles: withoutFiles === true }
}

/** The number goes along with the first save to an account, which takes no other. */
const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
