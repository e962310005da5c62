/**
 * Rotates the signing key without signing anybody out and without issuing a token that a verifier cannot check: the next
 * key is published, starts to sign an hour later, and the old key stays published until its last token has expired.
 *
 * Each step is one transaction under one lock, so several processes may run it concurrently.
 */
import type { KeyObject } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import { deleteAllKeys, deleteKeysRetiredBy, insertKey, loadKeys, lockKeys, promoteNextKey } from '../store/signing-keys.ts'
import type { KeyRow } from '../store/signing-keys.ts'
import { ACCESS_TOKEN_SECONDS, LEEWAY_SECONDS } from './access-token.ts'
import { generateKey, unsealKey } from './stored-key.ts'

/** Verifiers cache the published keys for ten minutes, and an intermediate cache may keep the response for ten more. */
const PUBLISHED_BEFORE_SIGNING_MS = 60 * 60 * 1000
/** Other processes learn a little later that a key was retired, and clocks differ. */
const STRAGGLERS_MS = 5 * 60 * 1000
const KEPT_AFTER_SIGNING_MS = (ACCESS_TOKEN_SECONDS + LEEWAY_SECONDS) * 1000 + STRAGGLERS_MS

/** The time in milliseconds from which the next key may sign. */
export function signsFromMs({ createdAtMs }: KeyRow): number {
  return createdAtMs + PUBLISHED_BEFORE_SIGNING_MS
}

/** The time in milliseconds from which no valid token of an old key exists. */
export function droppedFromMs(retiredAtMs: number): number {
  return retiredAtMs + KEPT_AFTER_SIGNING_MS
}

export type Publication =
  | { readonly ok: true; readonly next: KeyRow }
  | { readonly ok: false; readonly problem: 'no_key' }
  | { readonly ok: false; readonly problem: 'already_published'; readonly next: KeyRow }

/** Generates and publishes the next signing key. */
export async function publishNextKey(db: Database, sealKey: KeyObject, nowMs: number): Promise<Publication> {
  const next = await generateKey({ status: 'next', sealKey, nowMs })
  return await db.transaction(async (tx) => {
    await lockKeys(tx)
    const keys = await loadKeys(tx)
    const waiting = keys.find(({ status }) => status === 'next')
    if (waiting) return { ok: false, problem: 'already_published', next: waiting }
    if (!isSealedWith(sealKey, keys)) return { ok: false, problem: 'no_key' }
    await insertKey(tx, next)
    return { ok: true, next }
  })
}

/** Performs the steps that are due: promotes the next key and deletes old ones. Returns the id of a key that was just promoted, or null. */
export async function advanceKeys(db: Database, nowMs: number): Promise<string | null> {
  return await db.transaction(async (tx) => {
    await lockKeys(tx)
    await deleteKeysRetiredBy(tx, new Date(nowMs - KEPT_AFTER_SIGNING_MS))
    const next = (await loadKeys(tx)).find(({ status }) => status === 'next')
    if (!next || nowMs < signsFromMs(next)) return null
    await promoteNextKey(tx, new Date(nowMs))
    return next.kid
  })
}

/** After a leak: invalidates all stored keys and signs with a new key at once. Returns its id, or null if there was no key. */
export async function replaceKeys(db: Database, sealKey: KeyObject, nowMs: number): Promise<string | null> {
  const fresh = await generateKey({ status: 'current', sealKey, nowMs })
  return await db.transaction(async (tx) => {
    await lockKeys(tx)
    if (!isSealedWith(sealKey, await loadKeys(tx))) return null
    await deleteAllKeys(tx)
    await insertKey(tx, fresh)
    return fresh.kid
  })
}

/** Returns false if there is no key; throws if `sealKey` is not the servers' secret, as they could not decrypt a key sealed with it. */
function isSealedWith(sealKey: KeyObject, keys: readonly KeyRow[]): boolean {
  const current = keys.find(({ status }) => status === 'current')
  if (current) unsealKey(sealKey, current)
  return current !== undefined
}
