/**
 * How the key that signs is changed, without anybody being signed out and without a token that somebody cannot verify:
 * the next key is published, takes over an hour later, and the old one stays until its last token has run out.
 *
 * Each step is one transaction under one lock, so any number of processes may try it at once.
 */
import type { KeyObject } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import { deleteAllKeys, deleteKeysRetiredBy, insertKey, loadKeys, lockKeys, promoteNextKey } from '../store/signing-keys.ts'
import type { KeyRow } from '../store/signing-keys.ts'
import { ACCESS_TOKEN_SECONDS, LEEWAY_SECONDS } from './access-token.ts'
import { generateKey, unsealKey } from './stored-key.ts'

/** Verifiers keep the published keys for ten minutes, and a cache between may keep their answer for ten more. */
const PUBLISHED_BEFORE_SIGNING_MS = 60 * 60 * 1000
/** Other processes notice that a key was retired a little later, and clocks differ. */
const STRAGGLERS_MS = 5 * 60 * 1000
const KEPT_AFTER_SIGNING_MS = (ACCESS_TOKEN_SECONDS + LEEWAY_SECONDS) * 1000 + STRAGGLERS_MS

/** From when on the next key may sign. */
export function signsFromMs({ createdAtMs }: KeyRow): number {
  return createdAtMs + PUBLISHED_BEFORE_SIGNING_MS
}

/** From when on an old key has no token left that counts. */
export function droppedFromMs(retiredAtMs: number): number {
  return retiredAtMs + KEPT_AFTER_SIGNING_MS
}

export type Publication =
  | { readonly ok: true; readonly next: KeyRow }
  | { readonly ok: false; readonly problem: 'no_key' }
  | { readonly ok: false; readonly problem: 'already_published'; readonly next: KeyRow }

/** Publishes the key that is to sign next. */
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

/** Takes the steps that are due: the next key signs, old ones are dropped. Gives the name of the key that has just taken over. */
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

/** For a key that has leaked: none of the stored keys counts any more, and a new one signs at once. Gives its name. */
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

/** False without a key; throws when this is not the secret that the servers use: they could not sign with what it seals. */
function isSealedWith(sealKey: KeyObject, keys: readonly KeyRow[]): boolean {
  const current = keys.find(({ status }) => status === 'current')
  if (current) unsealKey(sealKey, current)
  return current !== undefined
}
