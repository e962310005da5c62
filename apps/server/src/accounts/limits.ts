/**
 * How often one network, address or session may ask. Known and unknown addresses are counted alike, and refused alike.
 */
import { authErrors, beginAttempt, forgiveAttempts } from '@ankur/accounts'
import type { Queryable } from '../platform/db/database.ts'
import type { LimitRule } from '../platform/rate-limit.ts'
import type { Accounts } from './accounts.ts'
import { AuthRefusal } from './http/auth-refusal.ts'
import { mac } from './keys/secrets.ts'
import { lockFailures, saveFailures } from './store/sign-in-failures.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

const limitRules = {
  signUps: { name: 'auth-sign-up', points: 10, durationSeconds: HOUR },
  mailRequests: { name: 'auth-mail-request', points: 10, durationSeconds: 15 * MINUTE },
  verifications: { name: 'auth-verify', points: 30, durationSeconds: 5 * MINUTE },
  sessionRefreshes: { name: 'auth-refresh-session', points: 30, durationSeconds: MINUTE },
  /** Each one costs two hashes. */
  passwordChanges: { name: 'auth-password-change', points: 10, durationSeconds: HOUR },
  /** Each one mails the present address a code of six digits, which somebody with a stolen session might guess at. */
  addressChanges: { name: 'auth-address-change', points: 5, durationSeconds: HOUR },
  failedRefreshes: { name: 'auth-refresh-failed', points: 60, durationSeconds: 5 * MINUTE },
} as const satisfies Record<string, LimitRule>

/** An export reads everything that a family has. */
export const exportLimit: LimitRule = { name: 'account-export', points: 30, durationSeconds: HOUR }

const mailPause: LimitRule = { name: 'auth-mail-pause', points: 1, durationSeconds: MINUTE }
const mailsADay: LimitRule = { name: 'auth-mail-day', points: 5, durationSeconds: 24 * HOUR }
const passwordNotes: LimitRule = { name: 'auth-password-note', points: 5, durationSeconds: 24 * HOUR }
const networkFailures: LimitRule = { name: 'auth-sign-in-network', points: 30, durationSeconds: 5 * MINUTE }
const pairFailures: LimitRule = { name: 'auth-sign-in-pair', points: 10, durationSeconds: 15 * MINUTE }

/** Counts one request of `key`, or refuses it. */
export async function takeFromLimit(accounts: Accounts, rule: keyof typeof limitRules, key: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await accounts.platform.limits.limiter(limitRules[rule]).consume(key)
  if (!allowed) throw tooMany(retryAfterSeconds)
}

/** As `takeFromLimit`, for what a client must try again rather than give up: 503 instead of 429. */
export async function waitForLimit(accounts: Accounts, rule: keyof typeof limitRules, key: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await accounts.platform.limits.limiter(limitRules[rule]).consume(key)
  if (!allowed) throw new AuthRefusal(authErrors.overloaded, { retryAfterSeconds: Math.max(1, retryAfterSeconds) })
}

/** Whether an address may get another mail from us now. Says it silently: an answer would tell who has an account. */
export async function mayMail(accounts: Accounts, email: string): Promise<boolean> {
  if (!(await accounts.platform.limits.limiter(mailPause).consume(email)).allowed) return false
  return await mayMailToday(accounts, email)
}

/**
 * As `mayMail`, for a sign-up, which others than its owner may have brought a mail a moment ago. Counted in the pause
 * too, so that a mail asked for right after sign-up is one too many.
 */
export async function mayMailSignUp(accounts: Accounts, email: string): Promise<boolean> {
  await accounts.platform.limits.limiter(mailPause).consume(email)
  return await mayMailToday(accounts, email)
}

async function mayMailToday({ platform }: Accounts, email: string): Promise<boolean> {
  return (await platform.limits.limiter(mailsADay).consume(email)).allowed
}

/** Whether an address gets one more note of a new password today: it may be a stranger's, who never confirmed it. */
export async function mayTellOfPassword({ platform }: Accounts, email: string): Promise<boolean> {
  return (await platform.limits.limiter(passwordNotes).consume(email)).allowed
}

/** As `takeFromLimit` for another mail of a change of address, asked for by somebody who need not be signed in. */
export async function mayMailChangeAgain({ platform }: Accounts, userId: string): Promise<boolean> {
  return (await platform.limits.limiter(limitRules.addressChanges).consume(userId)).allowed
}

interface SignInTry {
  readonly email: string
  readonly network: string
}

/** Tells networks apart without keeping them. */
export function networkHash({ secrets }: Accounts, network: string): Buffer {
  return mac(secrets.limits, 'network', network)
}

/** Counts a try as failed before the password is looked at, or refuses it: tries at the same moment all count. */
export async function beginSignIn(accounts: Accounts, attempt: SignInTry): Promise<void> {
  if (!accounts.platform.config.rateLimits) return
  const { limits, db, clock } = accounts.platform
  const ofNetwork = await limits.limiter(networkFailures).consume(attempt.network)
  if (!ofNetwork.allowed) throw tooMany(ofNetwork.retryAfterSeconds)
  const ofPair = await limits.limiter(pairFailures).consume(pairKey(attempt))
  if (!ofPair.allowed) throw tooMany(ofPair.retryAfterSeconds)

  const nowMs = clock.nowMs()
  const { account, network } = failureKeys(accounts, attempt)
  const decision = await db.transaction(async (tx) => {
    const decided = beginAttempt(await lockFailures(tx, account, new Date(nowMs)), network, nowMs)
    if (decided.allowed) await saveFailures(tx, account, decided.shares, new Date(nowMs))
    return decided
  })
  if (decision.allowed) return
  await giveBack(accounts, attempt)
  throw tooMany(Math.ceil(decision.retryAfterMs / 1000))
}

/** The password was right: the try, and this network's earlier ones for the account, no longer count. */
export async function forgiveSignIn(accounts: Accounts, attempt: SignInTry): Promise<void> {
  if (!accounts.platform.config.rateLimits) return
  const { db, clock, limits } = accounts.platform
  const { account, network } = failureKeys(accounts, attempt)
  await db.transaction(async (tx) => {
    const now = new Date(clock.nowMs())
    await saveFailures(tx, account, forgiveAttempts(await lockFailures(tx, account, now), network), now)
  })
  await limits.limiter(networkFailures).penalty(attempt.network, -1)
  await limits.limiter(pairFailures).reset(pairKey(attempt))
}

/** Forgets what was counted of an account. What its address may get of mail is counted on, as for an address without one. */
export async function forgetLimitsOf(
  { platform, secrets }: Accounts,
  tx: Queryable,
  account: { readonly userId: string; readonly email: string; readonly sessionIds: readonly string[] },
): Promise<void> {
  const { limits, clock } = platform
  await saveFailures(tx, mac(secrets.limits, 'account', account.email), {}, new Date(clock.nowMs()))
  await limits.limiter(exportLimit, tx).reset(account.userId)
  await limits.limiter(limitRules.addressChanges, tx).reset(account.userId)
  for (const id of account.sessionIds) {
    await limits.limiter(limitRules.sessionRefreshes, tx).reset(id)
    await limits.limiter(limitRules.passwordChanges, tx).reset(id)
  }
}

/** A try that was refused unseen is no wrong password. */
async function giveBack({ platform }: Accounts, attempt: SignInTry): Promise<void> {
  await platform.limits.limiter(networkFailures).penalty(attempt.network, -1)
  await platform.limits.limiter(pairFailures).penalty(pairKey(attempt), -1)
}

function failureKeys(accounts: Accounts, { email, network }: SignInTry): { account: Buffer; network: string } {
  return {
    account: mac(accounts.secrets.limits, 'account', email),
    network: networkHash(accounts, network).toString('base64url'),
  }
}

function pairKey({ email, network }: SignInTry): string {
  return `${network} ${email}`
}

function tooMany(retryAfterSeconds: number): AuthRefusal {
  return new AuthRefusal(authErrors.rate_limit, { retryAfterSeconds: Math.max(1, retryAfterSeconds) })
}
