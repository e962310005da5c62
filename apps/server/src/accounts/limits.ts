/** Rate limits per network, address or session. Known and unknown addresses are counted and refused in the same way. */
import { authErrors, beginAttempt, clearAttempts } from '@ankur/accounts'
import type { Queryable } from '../platform/db/database.ts'
import { toNetwork } from '../platform/http/client-address.ts'
import { mailsOfNetwork } from '../platform/mail/outbox.ts'
import type { LimitRule } from '../platform/rate-limit.ts'
import type { Accounts } from './accounts.ts'
import type { Client } from './http/request.ts'
import { AuthRefusal } from './http/auth-refusal.ts'
import { mac } from './keys/secrets.ts'
import { changeMailedAgain } from './mail/mail-limits.ts'
import { isKnownNetwork, knownDevice } from './sign-in/known-device.ts'
import { lockFailures, saveFailures } from './store/sign-in-failures.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

const limitRules = {
  signUps: { name: 'auth-sign-up', points: 10, durationSeconds: HOUR },
  mailRequests: { name: 'auth-mail-request', points: 10, durationSeconds: 15 * MINUTE },
  verifications: { name: 'auth-verify', points: 30, durationSeconds: 5 * MINUTE },
  sessionRefreshes: { name: 'auth-refresh-session', points: 30, durationSeconds: MINUTE },
  /** Each one costs two password hashes. */
  passwordChanges: { name: 'auth-password-change', points: 10, durationSeconds: HOUR },
  /** Each one mails a code of six digits to the current address, which somebody with a stolen session might guess. */
  addressChanges: { name: 'auth-address-change', points: 5, durationSeconds: HOUR },
  failedRefreshes: { name: 'auth-refresh-failed', points: 60, durationSeconds: 5 * MINUTE },
} as const satisfies Record<string, LimitRule>

/** An export reads all data of a family. */
export const exportLimit: LimitRule = { name: 'account-export', points: 30, durationSeconds: HOUR }

/** Five attempts, then pauses from 1 to 15 minutes. */
const passwordTries: LimitRule = {
  name: 'auth-password-tries',
  points: 5,
  durationSeconds: HOUR,
  blockSeconds: MINUTE,
  maxBlockSeconds: 15 * MINUTE,
}
const networkFailures: LimitRule = { name: 'auth-sign-in-network', points: 30, durationSeconds: 5 * MINUTE }
const pairFailures: LimitRule = { name: 'auth-sign-in-pair', points: 10, durationSeconds: 15 * MINUTE }
/**
 * For all known devices of an account together: somebody who once had its password may have obtained many device tokens.
 */
const deviceFailures: LimitRule = { name: 'auth-sign-in-devices', points: 50, durationSeconds: HOUR }

/** Counts one request of `key`, or refuses it. */
export async function takeFromLimit(accounts: Accounts, rule: keyof typeof limitRules, key: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await accounts.platform.limits.limiter(limitRules[rule]).consume(key)
  if (!allowed) throw tooMany(retryAfterSeconds)
  if (rule === 'signUps' || rule === 'mailRequests') await takeMailOfNetwork(accounts, key)
}

/** Mails that one network may cause in total; counted for known and unknown addresses, so the response reveals nothing. */
async function takeMailOfNetwork({ platform }: Accounts, network: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await platform.limits.limiter(mailsOfNetwork).consume(network)
  if (!allowed) throw tooMany(retryAfterSeconds)
}

/** Like `takeFromLimit`, for requests that a client must retry instead of giving up: 503 instead of 429. */
export async function waitForLimit(accounts: Accounts, rule: keyof typeof limitRules, key: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await accounts.platform.limits.limiter(limitRules[rule]).consume(key)
  if (!allowed) throw new AuthRefusal(authErrors.overloaded, { retryAfterSeconds: Math.max(1, retryAfterSeconds) })
}

interface SignInTry {
  readonly email: string
  readonly client: Client
}

/** The key of a counter: a device or network known to the account has its own, all strangers share one. */
export interface CountedSignIn {
  readonly account: Buffer
  readonly share: string
  readonly isKnownDevice: boolean
}

async function countedAs(accounts: Accounts, { email, client }: SignInTry): Promise<CountedSignIn> {
  const { secrets, platform } = accounts
  const share = networkHash(accounts, client.network).toString('base64url')
  const device = await knownDevice(accounts, email, client.devices)
  if (device !== null && (await platform.limits.limiter(deviceFailures).consume(email)).allowed) {
    return { account: mac(secrets.limits, 'device', email, device), share, isKnownDevice: true }
  }
  const isKnown = await isKnownNetwork(accounts, email, client.network)
  const account = isKnown ? mac(secrets.limits, 'known network', email, client.network) : mac(secrets.limits, 'account', email)
  return { account, share, isKnownDevice: false }
}

/** Distinguishes networks without storing their addresses. */
export function networkHash({ secrets }: Accounts, network: string): Buffer {
  return mac(secrets.limits, 'network', network)
}

/**
 * Counts an attempt as failed before the password is checked, or refuses it, so that concurrent attempts all count. Returns
 * the counter for `forgiveSignIn`; null when limits are off.
 */
export async function beginSignIn(accounts: Accounts, attempt: SignInTry): Promise<CountedSignIn | null> {
  if (!accounts.platform.config.rateLimits) return null
  const { limits, db, clock } = accounts.platform
  const { network } = attempt.client
  const counted = await countedAs(accounts, attempt)
  if (!counted.isKnownDevice) {
    const ofNetwork = await limits.limiter(networkFailures).consume(network)
    if (!ofNetwork.allowed) throw tooMany(ofNetwork.retryAfterSeconds)
    const ofPair = await limits.limiter(pairFailures).consume(pairKey(attempt))
    if (!ofPair.allowed) throw tooMany(ofPair.retryAfterSeconds)
  }
  const nowMs = clock.nowMs()
  const decision = await db.transaction(async (tx) => {
    const decided = beginAttempt(await lockFailures(tx, counted.account, new Date(nowMs)), counted.share, nowMs)
    if (decided.allowed) await saveFailures(tx, counted.account, decided.shares, new Date(nowMs))
    return decided
  })
  if (decision.allowed) return counted
  await refund(accounts, attempt, counted)
  throw tooMany(Math.ceil(decision.retryAfterMs / 1000))
}

/** The password was right: this attempt, and earlier ones of the same counter, no longer count. */
export async function forgiveSignIn(accounts: Accounts, attempt: SignInTry, counted: CountedSignIn | null): Promise<void> {
  if (counted === null) return
  const { db, clock, limits } = accounts.platform
  await db.transaction(async (tx) => {
    const now = new Date(clock.nowMs())
    await saveFailures(tx, counted.account, clearAttempts(await lockFailures(tx, counted.account, now), counted.share), now)
  })
  if (counted.isKnownDevice) {
    await limits.limiter(deviceFailures).penalty(attempt.email, -1)
    return
  }
  await limits.limiter(networkFailures).penalty(attempt.client.network, -1)
  await limits.limiter(pairFailures).reset(pairKey(attempt))
}

/**
 * Counts a password that confirms the owner of an open session; call `forgetPasswordTries` if it was right. Counted per
 * session, so nobody without one can use up the attempts.
 */
export async function takePasswordTry(accounts: Accounts, sessionId: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await accounts.platform.limits.limiter(passwordTries).consume(sessionId)
  if (!allowed) throw tooMany(retryAfterSeconds)
}

export async function forgetPasswordTries({ platform }: Accounts, sessionId: string): Promise<void> {
  await platform.limits.limiter(passwordTries).reset(sessionId)
}

/** Deletes the counters of an account. The mail limits of its address continue, as for an address without an account. */
export async function forgetLimitsOf(
  { platform, secrets }: Accounts,
  tx: Queryable,
  account: {
    readonly userId: string
    readonly email: string
    readonly sessionIds: readonly string[]
    readonly ips: readonly string[]
  },
): Promise<void> {
  const { limits, clock } = platform
  const now = new Date(clock.nowMs())
  await saveFailures(tx, mac(secrets.limits, 'account', account.email), {}, now)
  for (const network of new Set(account.ips.map(toNetwork))) {
    await saveFailures(tx, mac(secrets.limits, 'known network', account.email, network), {}, now)
  }
  await limits.limiter(deviceFailures, tx).reset(account.email)
  await limits.limiter(exportLimit, tx).reset(account.userId)
  await limits.limiter(limitRules.addressChanges, tx).reset(account.userId)
  await limits.limiter(changeMailedAgain, tx).reset(account.userId)
  for (const id of account.sessionIds) {
    await limits.limiter(limitRules.sessionRefreshes, tx).reset(id)
    await limits.limiter(limitRules.passwordChanges, tx).reset(id)
    await limits.limiter(passwordTries, tx).reset(id)
  }
}

/** An attempt that was refused without checking does not count as a wrong password. */
async function refund({ platform }: Accounts, attempt: SignInTry, { isKnownDevice }: CountedSignIn): Promise<void> {
  if (isKnownDevice) {
    await platform.limits.limiter(deviceFailures).penalty(attempt.email, -1)
    return
  }
  await platform.limits.limiter(networkFailures).penalty(attempt.client.network, -1)
  await platform.limits.limiter(pairFailures).penalty(pairKey(attempt), -1)
}

function pairKey({ email, client }: SignInTry): string {
  return `${client.network} ${email}`
}

function tooMany(retryAfterSeconds: number): AuthRefusal {
  return new AuthRefusal(authErrors.rate_limit, { retryAfterSeconds: Math.max(1, retryAfterSeconds) })
}
