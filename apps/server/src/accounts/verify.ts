/**
 * Proof of an address: by the link or by the code of a mail, each once.
 *
 * Somebody may have signed up with an address that is not theirs. So the first proof of an address ends every session
 * from before it: from here on only its owner is signed in.
 */
import { randomUUID } from 'node:crypto'
import { authErrors } from '@ankur/accounts'
import type { Queryable } from '../platform/db/database.ts'
import type { Accounts } from './accounts.ts'
import { AuthRefusal } from './http/auth-refusal.ts'
import { isSameBytes } from './keys/secrets.ts'
import { codeMac, hashSecret } from './mail-secrets.ts'
import { noteEvent } from './note-event.ts'
import { lockAccount, lockAccountByEmail, lockAccountByLink, saveConfirmation } from './store/accounts.ts'
import type { AccountRow } from './store/accounts.ts'
import { deleteOneTimeTokens, loadByAccount, saveWrongCode, takeByLink } from './store/one-time-tokens.ts'
import type { OneTimeTokenRow } from './store/one-time-tokens.ts'
import { deleteAllSessions } from './store/sessions.ts'
import { isBanned } from './user-object.ts'

const MAX_CODE_TRIES = 5

export type Verified =
  | { readonly ok: true; readonly account: AccountRow; readonly flowId: string | null }
  | { readonly ok: false; readonly refused: AuthRefusal }

const linkRefused: Verified = { ok: false, refused: new AuthRefusal(authErrors.link_expired) }
const codeRefused: Verified = { ok: false, refused: new AuthRefusal(authErrors.code_expired) }

/** Uses a mail's link up. A refusal is a value: the caller commits either way, as a tried link is a spent one. */
export async function verifyLink(accounts: Accounts, tx: Queryable, link: { type: string; token: string }): Promise<Verified> {
  const hash = hashSecret(link.token)
  const account = await lockAccountByLink(tx, hash)
  const token = await takeByLink(tx, hash, purposes(link.type))
  if (!account || !token || token.link_expires_at.getTime() <= accounts.platform.clock.nowMs()) return linkRefused
  return await confirm(accounts, tx, { account, token })
}

/** Uses a mail's code up, or counts a wrong one. */
export async function verifyCode(
  accounts: Accounts,
  tx: Queryable,
  { type, email, code }: { readonly type: string; readonly email: string; readonly code: string },
): Promise<Verified> {
  const nowMs = accounts.platform.clock.nowMs()
  const account = await lockAccountByEmail(tx, email)
  // Asked for nobody too: unknown addresses take the same steps.
  const tokens = await loadByAccount(tx, account?.id ?? null, purposes(type))
  const right = tokens.find((token) => isRightCode(accounts, token, { code, nowMs }))
  if (account && right) return await confirm(accounts, tx, { account, token: right })
  for (const token of tokens) await saveWrongCode(tx, token, MAX_CODE_TRIES)
  // For unknown addresses too: a statement more takes its time, and only a transaction that writes waits for the disk.
  if (tokens.length === 0) await saveWrongCode(tx, { user_id: randomUUID(), purpose: type }, MAX_CODE_TRIES)
  await noteEvent(accounts, tx, 'code_refused', tokens[0]?.user_id ?? null)
  return codeRefused
}

function isRightCode(accounts: Accounts, token: OneTimeTokenRow, { code, nowMs }: { code: string; nowMs: number }): boolean {
  if (!token.code_mac || token.code_expires_at.getTime() <= nowMs) return false
  return isSameBytes(token.code_mac, codeMac(accounts, token.purpose, token.relates_to, code))
}

/** A token of one purpose never works as another; `email` stands for the two that merely sign in. */
const purposesOf: Readonly<Record<string, readonly string[]>> = {
  signup: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  email_change: ['email_change'],
  email: ['signup', 'magiclink'],
}

/** None for a type that nobody knows: it fits no token. */
function purposes(type: string): readonly string[] {
  return Object.hasOwn(purposesOf, type) ? (purposesOf[type] ?? []) : []
}

async function confirm(
  accounts: Accounts,
  tx: Queryable,
  { account: before, token }: { readonly account: AccountRow; readonly token: OneTimeTokenRow },
): Promise<Verified> {
  const at = new Date(accounts.platform.clock.nowMs())
  if (isBanned(before, at.getTime())) return { ok: false, refused: new AuthRefusal(authErrors.banned) }
  await deleteOneTimeTokens(tx, before.id)
  if (!before.email_confirmed_at) await deleteAllSessions(tx, before.id)
  await saveConfirmation(tx, before.id, at)
  await noteEvent(accounts, tx, 'address_confirmed', before.id)
  const account = await lockAccount(tx, before.id)
  return account ? { ok: true, account, flowId: token.flow_id } : linkRefused
}
