/**
 * Sign-up. The response must not reveal whether an address already has an account: both cases hash the password, write to
 * the database and return the same fields. Only the owner learns the difference, by mail.
 */
import { type SessionAnswer, type User, authErrors, parseEmailAddress } from '@ankur/accounts'
import * as z from 'zod/mini'
import type { Queryable } from '../../platform/db/database.ts'
import type { Accounts } from '../accounts.ts'
import { objectField, readBody, textField, type Client } from '../http/request.ts'
import { mailConfirmation } from '../mail/confirmation-mail.ts'
import { draftAccount } from './draft-account.ts'
import type { SignUpRequest } from './draft-account.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { networkHash, takeFromLimit } from '../limits.ts'
import { mayMailSignUp } from '../mail/mail-limits.ts'
import { openSession, sessionAnswer, withSignInDates } from '../session/sessions.ts'
import { requireGoodPassword, requirePasswordLength } from './password-check.ts'
import { readCodeChallenge } from '../sign-in/pkce.ts'
import { answerRepeatedSignUp } from './repeated-sign-up.ts'
import type { PendingSignUp } from './repeated-sign-up.ts'
import { randomUUID } from 'node:crypto'
import { isLanguage } from '@ankur/content'
import { recordEvent } from '../store/account-events.ts'
import { type AccountRow, insertAccount, lockAccountByEmail, saveContested } from '../store/accounts.ts'
import { requireSmallMetadata, toUser } from '../change/user-object.ts'

const MAX_VERSION_LENGTH = 64

/** Stores which version of the privacy notice was shown at sign-up, and in which language. */
async function saveSignUpConsent(accounts: Accounts, tx: Queryable, account: AccountRow): Promise<void> {
  const { notice_version: noticeVersion, language } = account.user_metadata
  if (typeof noticeVersion !== 'string' || noticeVersion === '' || noticeVersion.length > MAX_VERSION_LENGTH) return
  if (!isLanguage(language)) return
  await tx.query(
    `INSERT INTO consents (id, user_id, purpose, notice_version, language, method, given_at)
     VALUES ($1, $2, 'account', $3, $4, 'sign-up', $5)`,
    [randomUUID(), account.id, noticeVersion, language, new Date(accounts.platform.clock.nowMs())],
  )
}

const signUpBody = z.object({
  email: textField(),
  phone: textField(),
  password: textField(),
  data: objectField(),
  code_challenge: textField(),
  code_challenge_method: textField(),
})

/** Creates an account, or responds as if it had. */
export async function signUp(
  accounts: Accounts,
  { body, redirectTo, client }: { readonly body: unknown; readonly redirectTo: string | undefined; readonly client: Client },
): Promise<User | SessionAnswer> {
  if (!accounts.platform.config.signUpsOpen) throw new AuthRefusal(authErrors.signup_disabled)
  const request = { ...readSignUp(body, redirectTo), network: networkHash(accounts, client.network) }
  const unhashed = draftAccount(accounts, request)
  requireSmallMetadata(unhashed.user_metadata)
  await takeFromLimit(accounts, 'signUps', client.network)
  const { config, passwords } = accounts.platform

  // Outside the transaction, because hashing takes longer than a connection should be in use.
  const hashed = { ...unhashed, password_hash: await passwords.hash(request.password) }
  if (config.authMode === 'autoconfirm') return await signUpConfirmed(accounts, hashed, client)
  // Limited for new addresses too: signing up and deleting repeatedly could otherwise flood a stranger with mails.
  const isMailAllowed = await mayMailSignUp(accounts, { email: request.email, client })
  const draft = { ...hashed, confirmation_sent_at: isMailAllowed ? hashed.confirmation_sent_at : null }
  const { user, owner } = await signUpUnconfirmed(accounts, { request, draft, isMailAllowed })
  accounts.afterAnswer(() => recordContest(accounts, owner, request.password))
  return user
}

function readSignUp(body: unknown, redirectTo: string | undefined): Omit<SignUpRequest, 'network'> {
  const fields = readBody(signUpBody, body)
  if (fields.email === '' && fields.phone === '') throw new AuthRefusal(authErrors.anonymous_disabled)
  const owner = { email: fields.email.trim(), name: fields.data?.['full_name'] }
  requirePasswordLength(fields.password, owner)
  if (fields.email !== '' && fields.phone !== '') throw new AuthRefusal(authErrors.both_on_signup)
  const challenge = readCodeChallenge(fields.code_challenge, fields.code_challenge_method)
  if (fields.phone !== '') throw new AuthRefusal(authErrors.phone_signup_disabled)
  const email = readEmail(fields.email)
  // Common passwords are compared after the address, because the Go server has no list and reports a malformed address here.
  requireGoodPassword(fields.password, owner)
  // Our pages send the proof in the user metadata, because the published client cannot send additional fields.
  const { [PROOF]: proof, ...data } = fields.data ?? {}
  return { email, password: fields.password, data, challenge, redirectTo, proof: readProof(proof) }
}

const PROOF = 'sign_up_proof'

function readProof(given: unknown): Buffer | null {
  return typeof given === 'string' && /^[0-9a-f]{64}$/.test(given) ? Buffer.from(given, 'hex') : null
}

/**
 * Creates the account and its mail. For a taken address it executes the same steps and rolls them back, so that the response
 * time does not reveal whether the address is taken.
 */
async function signUpUnconfirmed(accounts: Accounts, signUp: PendingSignUp): Promise<{ user: User; owner: AccountRow | null }> {
  const { request, draft } = signUp
  return await accounts.platform.db.transaction(async (tx) => {
    const owner = await lockAccountByEmail(tx, request.email)
    await tx.query('SAVEPOINT sign_up')
    const nobody = { ...draft, email: `${draft.id}@nobody.invalid` }
    const isMade = await makeAccount(accounts, tx, { ...signUp, draft: owner ? nobody : draft })
    if (isMade && !owner) {
      await tx.query('RELEASE SAVEPOINT sign_up')
      return { user: toUser(draft), owner: null }
    }
    await tx.query('ROLLBACK TO SAVEPOINT sign_up')
    // If there was no owner before, a concurrent sign-up created the account first.
    const repeated = { ...signUp, owner: owner ?? (await lockAccountByEmail(tx, request.email)) }
    return { user: await answerRepeatedSignUp(accounts, tx, repeated), owner: repeated.owner }
  })
}

/**
 * Marks a sign-up as contested. If two people signed up with one address and different passwords, the password is invalid until
 * the address is confirmed; a user who signed up twice typed the same one. A hash is computed after every sign-up, or the next
 * request would be slower for an address with an account.
 */
async function recordContest(accounts: Accounts, owner: AccountRow | null, password: string): Promise<void> {
  const { passwords, db, clock } = accounts.platform
  const stored = owner?.email_proven_at ? null : (owner?.password_hash ?? null)
  const isSame = await passwords.verify(stored ?? (await accounts.dummyHash()), password)
  if (owner && stored !== null && !isSame) await saveContested(db, owner.id, new Date(clock.nowMs()))
}

async function makeAccount(
  accounts: Accounts,
  tx: Queryable,
  { request, draft, isMailAllowed }: PendingSignUp,
): Promise<boolean> {
  if (!(await insertAccount(tx, draft))) return false
  await saveSignUpConsent(accounts, tx, draft)
  const { challenge, redirectTo } = request
  if (isMailAllowed) await mailConfirmation(accounts, tx, { account: draft, challenge, redirectTo })
  await recordEvent(accounts, tx, 'signed_up', draft.id)
  return true
}

/** Used only in mode `autoconfirm`: opens a session at once, and reports a taken address. */
async function signUpConfirmed(accounts: Accounts, draft: AccountRow, client: Client): Promise<SessionAnswer> {
  const session = await accounts.platform.db.transaction(async (tx) => {
    if (!(await insertAccount(tx, draft))) return null
    await saveSignUpConsent(accounts, tx, draft)
    await recordEvent(accounts, tx, 'signed_up', draft.id)
    return await openSession(accounts, tx, { userId: draft.id, method: 'password', client })
  })
  if (!session) throw new AuthRefusal(authErrors.user_exists)
  return await sessionAnswer(accounts, withSignInDates(draft, accounts.platform.clock.nowMs()), session)
}

/** Normalizes an address for storage and comparison, or throws the protocol's refusal. */
export function readEmail(typed: string): string {
  const parsed = parseEmailAddress(typed)
  if (parsed.ok) return parsed.email
  switch (parsed.problem) {
    case 'missing':
      throw new AuthRefusal(authErrors.email_missing)
    case 'too_long':
      throw new AuthRefusal(authErrors.email_too_long)
    case 'invalid':
      throw new AuthRefusal(authErrors.email_invalid)
  }
}
