import { randomInt, randomUUID } from 'node:crypto'
import type { SessionAnswer } from '@ankur/accounts'
import { authErrors } from '@ankur/accounts'
import * as z from 'zod/mini'
import type { Queryable } from '../../platform/db/database.ts'
import type { LimitRule } from '../../platform/rate-limit.ts'
import type { Accounts } from '../accounts.ts'
import { queueAlarm } from '../mail/alarm.ts'
import type { SignedIn } from '../session/bearer.ts'
import { lockSignedIn, sessionAnswer } from '../session/sessions.ts'
import { readBody, textField, type Client } from '../http/request.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { recordEvent } from '../store/account-events.ts'
import { lockAccount, lockSession } from '../store/accounts.ts'
import type { FactorRow } from '../store/factors.ts'
import {
  deleteChallenge,
  deleteOtherUnverified,
  deleteSessionsBelow,
  insertChallenge,
  loadChallengeEnd,
  lockFactor,
  raiseSession,
  saveFactorUsed,
  takeRecoveryCode,
} from '../store/factors.ts'
import { isUuid } from '../../platform/http/id-of.ts'
import { mac } from '../keys/secrets.ts'
import { stepOfCode } from './totp-secret.ts'

/** Ten codes for the case that the phone with the app is lost; each replaces a code of the app once. */

const COUNT = 10
/** Without characters that are easily confused in handwriting. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Generates codes of about 50 bits each, in two groups of five. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: COUNT }, () => `${group()}-${group()}`)
}

export function recoveryCodeMac({ secrets }: Accounts, userId: string, typed: string): Buffer {
  return mac(secrets.recoveryCodes, userId, typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
}

const CHALLENGE_MS = 5 * 60 * 1000
const verifyBody = z.object({ challenge_id: textField(), code: textField() })

/** Five wrong codes lock a factor for 15 minutes. */
const wrongCodes: LimitRule = { name: 'auth-factor', points: 5, durationSeconds: 5 * 60, blockSeconds: 15 * 60 }

/** Creates a challenge bound to the session, not to the IP address, because the networks of a phone change. */
export async function challengeFactor(accounts: Accounts, signedIn: SignedIn, typedId: string): Promise<object> {
  const factorId = readFactorId(typedId)
  const { clock, db } = accounts.platform
  const at = new Date(clock.nowMs())
  const expiresAt = new Date(at.getTime() + CHALLENGE_MS)
  const id = randomUUID()
  await db.transaction(async (tx) => {
    await lockSignedIn(tx, signedIn)
    if (!(await lockFactor(tx, signedIn.account.id, factorId))) throw new AuthRefusal(authErrors.factor_not_found)
    await insertChallenge(tx, { id, factorId, sessionId: signedIn.sessionId, at, expiresAt })
  })
  return { id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) }
}

/** Verifies a code of the app or a recovery code, and raises the session to the second factor. */
export async function verifyFactor(
  accounts: Accounts,
  signedIn: SignedIn,
  { factorId: typedId, body, client }: { readonly factorId: string; readonly body: unknown; readonly client: Client },
): Promise<SessionAnswer> {
  const factorId = readFactorId(typedId)
  const { challenge_id: challengeId, code } = readBody(verifyBody, body)
  const { limits, db } = accounts.platform
  const limiter = limits.limiter(wrongCodes)
  const { allowed, retryAfterSeconds } = await limiter.consume(factorId)
  if (!allowed) throw new AuthRefusal(authErrors.rate_limit, { retryAfterSeconds })
  const raised = await db.transaction((tx) => raise(accounts, tx, { signedIn, factorId, challengeId, code: code.trim(), client }))
  if (raised instanceof AuthRefusal) throw raised
  await limiter.reset(factorId)
  return raised
}

interface Attempt {
  readonly signedIn: SignedIn
  readonly factorId: string
  readonly challengeId: string
  readonly code: string
  readonly client: Client
}

/** Returns a refusal instead of throwing it, because the used challenge must be committed. */
async function raise(accounts: Accounts, tx: Queryable, attempt: Attempt): Promise<SessionAnswer | AuthRefusal> {
  const { signedIn, factorId, challengeId, code, client } = attempt
  const { account, sessionId } = signedIn
  const at = new Date(accounts.platform.clock.nowMs())
  await lockSignedIn(tx, signedIn)
  const factor = await lockFactor(tx, account.id, factorId)
  if (!factor) return new AuthRefusal(authErrors.factor_not_found)
  const end = isUuid(challengeId) ? await loadChallengeEnd(tx, { id: challengeId, factorId, sessionId }) : null
  if (!end) return new AuthRefusal(authErrors.challenge_not_found)
  if (end.getTime() <= at.getTime()) {
    await deleteChallenge(tx, challengeId)
    return new AuthRefusal(authErrors.challenge_expired)
  }
  const step = await proof(accounts, tx, { factor, userId: account.id, code })
  if (step === null) return new AuthRefusal(authErrors.totp_wrong)
  await deleteChallenge(tx, challengeId)
  await saveFactorUsed(tx, factor.id, { step, at })
  if (factor.status === 'unverified') {
    await deleteOtherUnverified(tx, account.id, factor.id)
    await recordEvent(accounts, tx, 'factor_added', account.id, client)
    await queueAlarm(accounts, tx, account, { what: 'factor_added', client })
  }
  return await answerRaised(accounts, tx, { signedIn, at })
}

/** Returns the time step of a right code. A recovery code has no step, and is accepted only for a verified factor. */
async function proof(
  accounts: Accounts,
  tx: Queryable,
  { factor, userId, code }: { readonly factor: FactorRow; readonly userId: string; readonly code: string },
): Promise<number | null> {
  const step = stepOfCode(accounts, factor, code)
  if (step !== null || factor.status !== 'verified') return step
  return (await takeRecoveryCode(tx, userId, recoveryCodeMac(accounts, userId, code))) ? 0 : null
}

async function answerRaised(
  accounts: Accounts,
  tx: Queryable,
  { signedIn, at }: { readonly signedIn: SignedIn; readonly at: Date },
): Promise<SessionAnswer | AuthRefusal> {
  const session = await lockSession(tx, signedIn.sessionId)
  if (!session) return new AuthRefusal(authErrors.session_not_found)
  const entry = { method: 'totp', timestamp: Math.floor(at.getTime() / 1000) }
  const amr = [entry, ...session.amr.filter(({ method }) => method !== 'totp')]
  // Advance by two, so that the token from before the factor is not accepted as the previous token.
  const counter = session.counter + 2
  await raiseSession(tx, signedIn.sessionId, { amr, counter })
  await deleteSessionsBelow(tx, signedIn.account.id, signedIn.sessionId)
  const account = await lockAccount(tx, signedIn.account.id)
  if (!account) return new AuthRefusal(authErrors.user_not_found)
  return await sessionAnswer(accounts, account, { id: signedIn.sessionId, counter, aal: 'aal2', amr })
}

/** In lower case, because wrong codes are counted by this id: each other spelling would have five tries of its own. */
export function readFactorId(id: string): string {
  if (!isUuid(id)) throw new AuthRefusal(authErrors.factor_malformed)
  return id.toLowerCase()
}
