import type { User } from '@ankur/accounts'
import { authErrors } from '@ankur/accounts'
import * as z from 'zod/mini'
import type { Queryable } from '../../platform/db/database.ts'
import { withErasureListed } from '../../platform/erased-accounts.ts'
import type { Accounts } from '../accounts.ts'
import { draftAccount } from '../sign-up/draft-account.ts'
import { retryAfterDeadlock, eraseRecords } from '../erase/erase-account.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { objectField, readBody, textField } from '../http/request.ts'
import { requireGoodPassword } from '../sign-up/password-check.ts'
import { readEmail } from '../sign-up/sign-up.ts'
import type { RecordHolder } from '../erase/records.ts'
import { insertAccount, loadAccountByEmail, lockAccount } from '../store/accounts.ts'
import type { AccountRow } from '../store/accounts.ts'
import { deleteFactor, loadFactors, lockFactor, lowerSessions, replaceRecoveryCodes } from '../store/factors.ts'
import { deleteFlowStates } from '../store/flow-states.ts'
import { deleteOneTimeTokens } from '../store/one-time-tokens.ts'
import { deleteAllSessions } from '../store/sessions.ts'
import { mergeMetadata, requireSmallMetadata, toUser } from '../change/user-object.ts'
import { isUuid } from '../../platform/http/id-of.ts'
import { saveByAdmin, saveInvited, saveOperatorAction } from './store.ts'

const userBody = z.object({
  email: textField(),
  phone: textField(),
  password: textField(),
  email_confirm: z.nullish(z.boolean()),
  user_metadata: objectField(),
  app_metadata: objectField(),
  data: objectField(),
  ban_duration: textField(),
})

/** Loads an account for a service and records the access. */
export async function readUser(accounts: Accounts, id: string): Promise<AccountRow> {
  const found = await loadUser(accounts, id)
  await note(accounts, accounts.platform.db, 'read', found.id)
  return found
}

export async function loadUser(accounts: Accounts, id: string): Promise<AccountRow> {
  const found = isUuid(id) ? await accounts.platform.db.transaction((tx) => lockAccount(tx, id)) : null
  if (!found) throw new AuthRefusal(authErrors.admin_user_not_found)
  return found
}

interface NewAccount {
  readonly email: string
  readonly password: string
  readonly userMetadata: Readonly<Record<string, unknown>>
  readonly isConfirmed: boolean
  readonly isInvited: boolean
}

/** Creates an account without sending a mail; refuses if the address already has an account. */
export async function createAccount(accounts: Accounts, wanted: NewAccount): Promise<AccountRow> {
  const { passwords, clock, db } = accounts.platform
  if (wanted.password !== '')
    requireGoodPassword(wanted.password, { email: wanted.email, name: wanted.userMetadata['full_name'] })
  requireSmallMetadata(wanted.userMetadata)
  const request = { email: wanted.email, password: wanted.password, data: wanted.userMetadata, challenge: null }
  const draft = draftAccount(accounts, { ...request, redirectTo: undefined, network: new Uint8Array(), proof: null })
  const at = new Date(clock.nowMs())
  const row: AccountRow = {
    ...draft,
    password_hash: wanted.password === '' ? null : await passwords.hash(wanted.password),
    email_confirmed_at: wanted.isConfirmed ? at : null,
    confirmation_sent_at: null,
    sign_up_network: null,
    // Stored unchanged: the four keys that a sign-up adds are stored in the identity.
    user_metadata: wanted.userMetadata,
  }
  return await db.transaction(async (tx) => {
    if (!(await insertAccount(tx, row))) throw new AuthRefusal(authErrors.email_exists)
    if (wanted.isConfirmed) await saveByAdmin(tx, row.id, { ...changesOf(row), confirmedAt: at, provenAt: at, at })
    if (wanted.isInvited) await saveInvited(tx, row.id, at)
    await note(accounts, tx, 'created', row.id)
    return (await lockAccount(tx, row.id)) ?? row
  })
}

export async function createUser(accounts: Accounts, body: unknown): Promise<User> {
  const fields = readBody(userBody, body)
  if (fields.phone !== '' && fields.email === '') throw new AuthRefusal(authErrors.phone_signup_disabled)
  const account = await createAccount(accounts, {
    email: readEmail(fields.email),
    password: fields.password,
    userMetadata: fields.user_metadata ?? {},
    isConfirmed: fields.email_confirm === true,
    isInvited: false,
  })
  if (!fields.app_metadata && fields.ban_duration === '') return toUser(account)
  return await changeUser(accounts, account.id, { app_metadata: fields.app_metadata, ban_duration: fields.ban_duration })
}

/** Changes only the given fields. A new password or a ban ends every session. */
export async function changeUser(accounts: Accounts, id: string, body: unknown): Promise<User> {
  const fields = readBody(userBody, body)
  const { email: presentEmail, user_metadata: metadata } = await loadUser(accounts, id)
  const { passwords, clock, db } = accounts.platform
  if (fields.password !== '') requireGoodPassword(fields.password, { email: presentEmail, name: metadata['full_name'] })
  const email = fields.email === '' ? null : readEmail(fields.email)
  const hash = fields.password === '' ? null : await passwords.hash(fields.password)
  const at = new Date(clock.nowMs())
  const bannedUntil = readBan(fields.ban_duration, at)
  return await db.transaction(async (tx) => {
    const before = await lockAccount(tx, id)
    if (!before) throw new AuthRefusal(authErrors.admin_user_not_found)
    if (email !== null && email !== before.email && (await loadAccountByEmail(tx, email))) {
      throw new AuthRefusal(authErrors.email_exists)
    }
    const userMetadata = mergeMetadata(before.user_metadata, fields.user_metadata ?? {})
    requireSmallMetadata(userMetadata)
    await saveByAdmin(tx, id, {
      email: email ?? before.email,
      passwordHash: hash ?? before.password_hash,
      confirmedAt: before.email_confirmed_at ?? (fields.email_confirm === true ? at : null),
      provenAt: fields.email_confirm === true || (email !== null && email !== before.email) ? at : null,
      bannedUntil: bannedUntil === undefined ? before.banned_until : bannedUntil,
      userMetadata,
      appMetadata: mergeMetadata(before.app_metadata, fields.app_metadata ?? {}),
      at,
    })
    if (hash !== null || bannedUntil) await endOpenSessions(tx, id)
    await note(accounts, tx, 'changed', id)
    const after = await lockAccount(tx, id)
    if (!after) throw new AuthRefusal(authErrors.admin_user_not_found)
    return toUser(after)
  })
}

/** Ends every session, and every mailed link, code and auth code that could open one. */
async function endOpenSessions(tx: Queryable, id: string): Promise<void> {
  await deleteAllSessions(tx, id)
  await deleteOneTimeTokens(tx, id)
  await deleteFlowStates(tx, id)
}

/** Removes a factor, for example of a family that lost its phone. Removing the last factor removes the recovery codes. */
export async function dropFactor(accounts: Accounts, { id, factors }: AccountRow, factorId: string): Promise<object> {
  const { clock, db } = accounts.platform
  await db.transaction(async (tx) => {
    const factor = isUuid(factorId) ? await lockFactor(tx, id, factorId) : null
    if (!factor) throw new AuthRefusal(authErrors.factor_not_found)
    await deleteFactor(tx, factorId)
    await note(accounts, tx, 'factor removed', id)
    if ((await loadFactors(tx, id)).some(({ status }) => status === 'verified')) return
    await lowerSessions(tx, id)
    await replaceRecoveryCodes(tx, id, [], new Date(clock.nowMs()))
  })
  return factors?.find((factor) => factor.id === factorId) ?? { id: factorId }
}

/** Deletes all data of the family, as when the family deletes its account itself. */
export async function deleteUser(accounts: Accounts, holders: readonly RecordHolder[], id: string): Promise<void> {
  const { id: userId } = await loadUser(accounts, id)
  const { platform } = accounts
  await withErasureListed(platform, [userId], () =>
    retryAfterDeadlock(() =>
      platform.db.transaction(async (tx) => {
        await eraseRecords(accounts, tx, { holders, userId })
        await note(accounts, tx, 'erased', userId)
      }),
    ),
  )
}

function changesOf(row: AccountRow) {
  return {
    email: row.email,
    passwordHash: row.password_hash,
    bannedUntil: row.banned_until,
    userMetadata: row.user_metadata,
    appMetadata: row.app_metadata,
  }
}

/** Parses a duration of the Go server, `24h` or `1h30m`; `none` lifts a ban, an empty text keeps it. */
function readBan(typed: string, at: Date): Date | null | undefined {
  if (typed === '') return undefined
  if (typed === 'none') return null
  const parts = [...typed.matchAll(/(\d+(?:\.\d+)?)(h|m|s)/g)]
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== typed) throw new AuthRefusal(authErrors.ban_duration)
  const unitsMs: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1_000 }
  const ms = parts.reduce((sum, [, number, unit = 's']) => sum + Number(number) * (unitsMs[unit] ?? 0), 0)
  return new Date(Math.min(at.getTime() + ms, Date.UTC(9999, 0)))
}

/** Records a change of an account by a service, or a read access. */
export async function note({ platform }: Accounts, tx: Queryable, action: string, ...accounts: string[]): Promise<void> {
  await saveOperatorAction(tx, { at: new Date(platform.clock.nowMs()), operator: 'service bearer', action, accounts })
}
