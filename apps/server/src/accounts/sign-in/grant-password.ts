import type { SessionAnswer } from '@ankur/accounts'
import { authErrors } from '@ankur/accounts'
import * as z from 'zod/mini'
import type { Accounts } from '../accounts.ts'
import { readBody, textField, type Client } from '../http/request.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { beginSignIn, forgiveSignIn } from '../limits.ts'
import { recordEvent } from '../store/account-events.ts'
import { recordSignIn } from '../mail/alarm.ts'
import { openSession, sessionAnswer, withSignInDates } from '../session/sessions.ts'
import { weaknessOf } from '../sign-up/password-check.ts'
import { loadAccountByEmail, lockAccount, savePasswordHash } from '../store/accounts.ts'
import type { AccountRow } from '../store/accounts.ts'
import { isBanned } from '../change/user-object.ts'

const passwordGrantBody = z.object({ email: textField(), phone: textField(), password: textField() })

interface Credentials {
  readonly email: string
  readonly password: string
}

/** Signs in with address and password. Unknown addresses, wrong passwords and accounts without one get the same refusal. */
export async function grantByPassword(accounts: Accounts, body: unknown, client: Client): Promise<SessionAnswer> {
  const credentials = readCredentials(body)
  const attempt = { email: credentials.email, client }
  const counted = await beginSignIn(accounts, attempt)
  const account = await authenticate(accounts, credentials)
  if (!account) throw new AuthRefusal(authErrors.invalid_login)
  await forgiveSignIn(accounts, attempt, counted)

  const { platform } = accounts
  // Checked only after the password: before that, these errors would reveal that the account exists.
  if (isBanned(account, platform.clock.nowMs())) throw new AuthRefusal(authErrors.banned_login)
  if (platform.config.authMode === 'confirm' && !account.email_confirmed_at) {
    throw new AuthRefusal(authErrors.email_not_confirmed)
  }
  const session = await platform.db.transaction(async (tx) => {
    // The password was changed after it was verified, which ends the access of the old one.
    if ((await lockAccount(tx, account.id))?.password_hash !== account.password_hash)
      throw new AuthRefusal(authErrors.invalid_login)
    const opened = await openSession(accounts, tx, { userId: account.id, method: 'password', client })
    await recordSignIn(accounts, tx, account, client)
    return opened
  })
  const answer = await sessionAnswer(accounts, withSignInDates(account, platform.clock.nowMs()), session)
  const weak = weaknessOf(credentials.password, { email: account.email, name: account.user_metadata['full_name'] })
  return weak ? { ...answer, weak_password: weak } : answer
}

function readCredentials(body: unknown): Credentials {
  const { email, phone, password } = readBody(passwordGrantBody, body)
  if (email !== '' && phone !== '') throw new AuthRefusal(authErrors.both_on_login)
  if (phone !== '') throw new AuthRefusal(authErrors.phone_login_disabled)
  if (email === '') throw new AuthRefusal(authErrors.login_missing)
  // A malformed address counts as unknown. Only ASCII is lower-cased, as the Kelvin sign would become a k.
  const isAscii = /^[\x20-\x7e]*$/.test(email.trim())
  return { email: isAscii ? email.trim().toLowerCase() : email, password }
}

async function authenticate(accounts: Accounts, { email, password }: Credentials): Promise<AccountRow | null> {
  const { db, passwords } = accounts.platform
  const account = await loadAccountByEmail(db, email)
  const hash = account?.password_hash ?? (await accounts.dummyHash())
  const isRight = await passwords.verify(hash, password)
  if (!account?.password_hash || !isRight) {
    await recordEvent(accounts, db, 'sign_in_failed', account?.id ?? null)
    return null
  }
  if (!passwords.isOutdated(hash)) return account
  const renewed = await passwords.hash(password)
  await savePasswordHash(db, account.id, { from: hash, to: renewed })
  return { ...account, password_hash: renewed }
}
