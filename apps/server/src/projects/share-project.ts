/**
 * Links to play a game, enabled and disabled by the family.
 *
 * An enabled link must stay the same, and the family must be able to see it again. The token is therefore derived from a salt
 * in the row and a secret that is not in the database, so that a copy of the database opens no game.
 */
import { createHash, createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { isDrawingName } from '@ankur/blocks/picture/drawing-files'
import { type PlayedProject, type PlayLink, playLinkDays } from '@ankur/blocks/project-contract'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { findShared } from './drawing-store.ts'
import { findShare, insertShare, openShare, prolongShare } from './share-store.ts'
import { hasProject, lockFamily } from './store.ts'

const SALT_BYTES = 32
const DAY_MS = 24 * 60 * 60_000

/** Enables the link, or returns the enabled one and extends it to the lifetime of a new one. */
export async function shareProject({ db, clock, config }: Platform, userId: string, projectId: string): Promise<PlayLink> {
  const secret = secretOf(config.authSecret)
  const createdAt = new Date(clock.nowMs())
  const endsAt = new Date(createdAt.getTime() + playLinkDays * DAY_MS)
  const token = await db.transaction(async (tx) => {
    // Lock the account first, as its deletion does; another order could deadlock.
    if (!(await lockFamily(tx, userId))) throw new Refusal(401, 'no_session')
    if (!(await hasProject(tx, userId, projectId))) throw new Refusal(404, 'not_found')
    const there = await findShare(tx, userId, projectId, createdAt)
    const known = there && tokenOf(secret, there.salt)
    // After a change of the secret the old token cannot be derived any more, so a new link replaces it.
    if (known && hashOf(known).equals(there.tokenHash)) {
      await prolongShare(tx, userId, projectId, endsAt)
      return known
    }
    const salt = randomBytes(SALT_BYTES)
    const made = tokenOf(secret, salt)
    await insertShare(tx, { projectId, userId, salt, tokenHash: hashOf(made), createdAt, endsAt })
    return made
  })
  return { url: new URL(`/play#${token}`, config.publicUrl).href, sharedUntil: endsAt.toISOString() }
}

export async function playProject({ db, clock }: Platform, token: string): Promise<PlayedProject> {
  const opened = await openShare(db, hashOf(token), new Date(clock.nowMs()))
  if (!opened) throw new Refusal(404, 'not_found')
  return opened
}

/** Returns a drawing of the shared game. */
export async function playDrawing({ db, clock }: Platform, token: string, name: string): Promise<Buffer> {
  const found = isDrawingName(name) && (await findShared(db, hashOf(token), name, new Date(clock.nowMs())))
  if (!found) throw new Refusal(404, 'not_found')
  return found
}

function secretOf(authSecret: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', authSecret, '', 'play-links', 32)))
}

function tokenOf(secret: KeyObject, salt: Buffer): string {
  return createHmac('sha256', secret).update(salt).digest('base64url')
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
