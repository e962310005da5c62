/**
 * Limits of requested mails per address. A limit is never reported to the caller, because that would reveal who has an
 * account.
 */
import type { LimitRule } from '../../platform/rate-limit.ts'
import type { Accounts } from '../accounts.ts'
import type { Client } from '../http/request.ts'
import { isKnownNetwork, knownDevice } from '../sign-in/known-device.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

const mailPause: LimitRule = { name: 'auth-mail-pause', points: 1, durationSeconds: MINUTE }
/** Per device or network. */
const mailsADay: LimitRule = { name: 'auth-mail-day', points: 5, durationSeconds: 24 * HOUR }
/** For all strangers together, and for all devices and networks known to the account. */
const mailsToAddressADay: LimitRule = { name: 'auth-mail-address-day', points: 15, durationSeconds: 24 * HOUR }
const passwordNotes: LimitRule = { name: 'auth-password-note', points: 5, durationSeconds: 24 * HOUR }
/** Can be requested by anybody who knows the new address; each also mails a code of six digits to the current one. */
export const changeMailedAgain: LimitRule = { name: 'auth-change-again', points: 2, durationSeconds: HOUR }

/** A request for a mail to an address. */
export interface MailRequest {
  readonly email: string
  readonly client: Client
}

/** The counter keys of a request. */
interface Counts {
  /** The requesting device or network. */
  readonly asker: string
  /** All devices and networks known to the account, or all strangers. */
  readonly group: string
  readonly pause: string
}

/**
 * Whether an address may get another mail now. A device or network known to the account has separate counters, so strangers
 * cannot use up its mails. The limit per stranger's network also leaves some for an owner whose phone and network are new.
 */
export async function mayMail(accounts: Accounts, request: MailRequest): Promise<boolean> {
  const { asker, group, pause } = await countsOf(accounts, request)
  const { limits } = accounts.platform
  // First, so that a caller over the daily limit does not extend the pause of others.
  if (!(await limits.limiter(mailsADay).consume(asker)).allowed) return false
  const isAllowed =
    (await limits.limiter(mailPause).consume(pause)).allowed && (await limits.limiter(mailsToAddressADay).consume(group)).allowed
  if (!isAllowed) await limits.limiter(mailsADay).penalty(asker, -1)
  return isAllowed
}

/**
 * Like `mayMail`, for a sign-up: somebody else may have just caused a mail to the address. The pause is counted too, so
 * that a mail requested right after sign-up is refused, even if the sign-up made its network a known one.
 */
export async function mayMailSignUp({ platform }: Accounts, { email, client: { network } }: MailRequest): Promise<boolean> {
  const { limits } = platform
  await limits.limiter(mailPause).consume(email)
  await limits.limiter(mailPause).consume(knownNetworkKey(email, network))
  if (!(await limits.limiter(mailsADay).consume(strangerKey(email, network))).allowed) return false
  return (await limits.limiter(mailsToAddressADay).consume(email)).allowed
}

async function countsOf(accounts: Accounts, { email, client: { network, devices } }: MailRequest): Promise<Counts> {
  const device = await knownDevice(accounts, email, devices)
  const known = device !== null ? `${email}\0device\0${device}` : knownNetworkKey(email, network)
  if (device !== null || (await isKnownNetwork(accounts, email, network))) {
    return { asker: known, group: `${email}\0known`, pause: known }
  }
  return { asker: strangerKey(email, network), group: email, pause: email }
}

function knownNetworkKey(email: string, network: string): string {
  return `${email}\0network\0${network}`
}

function strangerKey(email: string, network: string): string {
  return `${email}\0stranger\0${network}`
}

/** Whether an address may get another notice of a new password today: it may be an unconfirmed address of a stranger. */
export async function mayMailPasswordNotice({ platform }: Accounts, email: string): Promise<boolean> {
  return (await platform.limits.limiter(passwordNotes).consume(email)).allowed
}

/**
 * Whether the mails of an address change may be sent again on a request without a session. Counted separately from the
 * owner's own requests, so that nobody else can use those up.
 */
export async function mayMailChangeAgain({ platform }: Accounts, userId: string): Promise<boolean> {
  return (await platform.limits.limiter(changeMailedAgain).consume(userId)).allowed
}
