/**
 * How often one network, address or session may ask. Known and unknown addresses are counted alike, and refused alike.
 */
import { authErrors, beginAttempt, forgiveAttempts } from '@ankur/accounts'
import type { Queryable } from '../platform/db/database.ts'
import { toNetwork } from '../platform/http/client-address.ts'
import { mailsOfNetwork } from '../platform/mail/outbox.ts'
import type { LimitRule } from '../platform/rate-limit.ts'
import type { Accounts } from './accounts.ts'
import type { Client } from './client.ts'
import { AuthRefusal } from './http/auth-refusal.ts'
import { isKnownNetwork, knownDevice } from './sign-in/known-device.ts'
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
/** Five, then pauses from 1 to 15 minutes. */
const passwordTries: LimitRule = {
  name: 'auth-password-tries',
  points: 5,
  durationSeconds: HOUR,
  blockSeconds: MINUTE,
  maxBlockSeconds: 15 * MINUTE,
}
const networkFailures: LimitRule = { name: 'auth-sign-in-network', points: 30, durationSeconds: 5 * MINUTE }
const pairFailures: LimitRule = { name: 'auth-sign-in-pair', points: 10, durationSeconds: 15 * MINUTE }

/** Counts one request of `key`, or refuses it. */
export async function takeFromLimit(accounts: Accounts, rule: keyof typeof limitRules, key: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await accounts.platform.limits.limiter(limitRules[rule]).consume(key)
  if (!allowed) throw tooMany(retryAfterSeconds)
  if (rule === 'signUps' || rule === 'mailRequests') await takeMailOfNetwork(accounts, key)
}

/** What one network may make us mail, by all ways together; counted for whoever asks, as the answer tells nobody more. */
async function takeMailOfNetwork({ platform }: Accounts, network: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await platform.limits.limiter(mailsOfNetwork).consume(network)
  if (!allowed) throw tooMany(retryAfterSeconds)
}

/** As `takeFromLimit`, for what a client must try again rather than give up: 503 instead of 429. */
export async function waitForLimit(accounts: Accounts, rule: keyof typeof limitRules, key: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await accounts.platform.limits.limiter(limitRules[rule]).consume(key)
  if (!allowed) throw new AuthRefusal(authErrors.overloaded, { retryAfterSeconds: Math.max(1, retryAfterSeconds) })
}

/** Who asks for a mail, and to which address. */
export interface MailWish {
  readonly email: string
  readonly client: Client
}

/**
 * Whether an address may get another mail from us now. Says it silently: an answer would tell who has an account. Asked from
 * a device or network that the account knows it has a count of its own: strangers who ask all day take no mail from its owner.
 */
export async function mayMail(accounts: Accounts, wish: MailWish): Promise<boolean> {
  const key = await mailKey(accounts, wish)
  if (!(await accounts.platform.limits.limiter(mailPause).consume(key)).allowed) return false
  return await mayMailToday(accounts, key)
}

/**
 * As `mayMail`, for a sign-up, which others than its owner may have brought a mail a moment ago. Counted in the pause
 * too, so that a mail asked for right after sign-up is one too many, also where the sign-up made its network a known one.
 */
export async function mayMailSignUp(accounts: Accounts, { email, client }: MailWish): Promise<boolean> {
  const pauses = accounts.platform.limits.limiter(mailPause)
  await pauses.consume(email)
  await pauses.consume(networkKey(email, client.network))
  return await mayMailToday(accounts, email)
}

async function mailKey(accounts: Accounts, { email, client }: MailWish): Promise<string> {
  const device = knownDevice(accounts, email, client.devices)
  if (device !== null) return `${email}\0device\0${device}`
  return (await isKnownNetwork(accounts, email, client.network)) ? networkKey(email, client.network) : email
}

function networkKey(email: string, network: string): string {
  return `${email}\0network\0${network}`
}

async function mayMailToday({ platform }: Accounts, key: string): Promise<boolean> {
  return (await platform.limits.limiter(mailsADay).consume(key)).allowed
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
  readonly client: Client
}

/** By whom a try is counted: the device or network that the account knows has a count of its own, strangers share one. */
interface Counted {
  readonly account: Buffer
  readonly share: string
  readonly isKnownDevice: boolean
}

async function countedAs(accounts: Accounts, { email, client }: SignInTry): Promise<Counted> {
  const { secrets } = accounts
  const share = networkHash(accounts, client.network).toString('base64url')
  const device = knownDevice(accounts, email, client.devices)
  if (device !== null) return { account: mac(secrets.limits, 'device', email, device), share, isKnownDevice: true }
  const isKnown = await isKnownNetwork(accounts, email, client.network)
  const account = isKnown ? mac(secrets.limits, 'known network', email, client.network) : mac(secrets.limits, 'account', email)
  return { account, share, isKnownDevice: false }
}

/** Tells networks apart without keeping them. */
export function networkHash({ secrets }: Accounts, network: string): Buffer {
  return mac(secrets.limits, 'network', network)
}

/** Counts a try as failed before the password is looked at, or refuses it: tries at the same moment all count. */
export async function beginSignIn(accounts: Accounts, attempt: SignInTry): Promise<void> {
  if (!accounts.platform.config.rateLimits) return
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
  if (decision.allowed) return
  if (!counted.isKnownDevice) await giveBack(accounts, attempt)
  throw tooMany(Math.ceil(decision.retryAfterMs / 1000))
}

/** The password was right: the try, and the earlier ones that are counted with it, no longer count. */
export async function forgiveSignIn(accounts: Accounts, attempt: SignInTry): Promise<void> {
  if (!accounts.platform.config.rateLimits) return
  const { db, clock, limits } = accounts.platform
  const counted = await countedAs(accounts, attempt)
  await db.transaction(async (tx) => {
    const now = new Date(clock.nowMs())
    await saveFailures(tx, counted.account, forgiveAttempts(await lockFailures(tx, counted.account, now), counted.share), now)
  })
  if (counted.isKnownDevice) return
  await limits.limiter(networkFailures).penalty(attempt.client.network, -1)
  await limits.limiter(pairFailures).reset(pairKey(attempt))
}

/**
 * Counts a password typed by whoever holds a session, to prove that they are its owner; `forgetPasswordTries` once it was
 * right. By session: nobody without one can use up its tries.
 */
export async function takePasswordTry(accounts: Accounts, sessionId: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await accounts.platform.limits.limiter(passwordTries).consume(sessionId)
  if (!allowed) throw tooMany(retryAfterSeconds)
}

export async function forgetPasswordTries({ platform }: Accounts, sessionId: string): Promise<void> {
  await platform.limits.limiter(passwordTries).reset(sessionId)
}

/** Forgets what was counted of an account. What its address may get of mail is counted on, as for an address without one. */
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
  await limits.limiter(exportLimit, tx).reset(account.userId)
  await limits.limiter(limitRules.addressChanges, tx).reset(account.userId)
  for (const id of account.sessionIds) {
    await limits.limiter(limitRules.sessionRefreshes, tx).reset(id)
    await limits.limiter(limitRules.passwordChanges, tx).reset(id)
    await limits.limiter(passwordTries, tx).reset(id)
  }
}

/** A try that was refused unseen is no wrong password. */
async function giveBack({ platform }: Accounts, attempt: SignInTry): Promise<void> {
  await platform.limits.limiter(networkFailures).penalty(attempt.client.network, -1)
  await platform.limits.limiter(pairFailures).penalty(pairKey(attempt), -1)
}

function pairKey({ email, client }: SignInTry): string {
  return `${client.network} ${email}`
}

function tooMany(retryAfterSeconds: number): AuthRefusal {
  return new AuthRefusal(authErrors.rate_limit, { retryAfterSeconds: Math.max(1, retryAfterSeconds) })
}
