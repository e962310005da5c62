/**
 * How many mails an address gets because somebody asked. A limit says nothing to whoever asked: the answer would tell who has
 * an account.
 */
import type { LimitRule } from '../../platform/rate-limit.ts'
import type { Accounts } from '../accounts.ts'
import type { Client } from '../client.ts'
import { isKnownNetwork, knownDevice } from '../sign-in/known-device.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

const mailPause: LimitRule = { name: 'auth-mail-pause', points: 1, durationSeconds: MINUTE }
/** Of one device, or of one network. */
const mailsADay: LimitRule = { name: 'auth-mail-day', points: 5, durationSeconds: 24 * HOUR }
/** Of all strangers together, and of all devices and networks that the account knows. */
const mailsToAddressADay: LimitRule = { name: 'auth-mail-address-day', points: 15, durationSeconds: 24 * HOUR }
const passwordNotes: LimitRule = { name: 'auth-password-note', points: 5, durationSeconds: 24 * HOUR }
/** By anybody who knows the address that is wished for; each also mails a code of six digits to the present one. */
export const changeMailedAgain: LimitRule = { name: 'auth-change-again', points: 2, durationSeconds: HOUR }

/** Who asks for a mail, and to which address. */
export interface MailWish {
  readonly email: string
  readonly client: Client
}

/** Under which keys a wish counts. */
interface Counts {
  /** The device or network that asks. */
  readonly asker: string
  /** All that the account knows, or all strangers. */
  readonly group: string
  readonly pause: string
}

/**
 * Whether an address may get another mail from us now. A device or network that the account knows counts apart from strangers,
 * who take no mail from its owner. Strangers from one network leave the owner some as well, whose phone and network are both new.
 */
export async function mayMail(accounts: Accounts, wish: MailWish): Promise<boolean> {
  const { asker, group, pause } = await countsOf(accounts, wish)
  const { limits } = accounts.platform
  // First: who has used up a day's mails must not keep the pause of the others going.
  if (!(await limits.limiter(mailsADay).consume(asker)).allowed) return false
  const isAllowed =
    (await limits.limiter(mailPause).consume(pause)).allowed && (await limits.limiter(mailsToAddressADay).consume(group)).allowed
  if (!isAllowed) await limits.limiter(mailsADay).penalty(asker, -1)
  return isAllowed
}

/**
 * As `mayMail`, for a sign-up, which others than its owner may have brought a mail a moment ago. Counted in the pause
 * too, so that a mail asked for right after sign-up is one too many, also where the sign-up made its network a known one.
 */
export async function mayMailSignUp({ platform }: Accounts, { email, client: { network } }: MailWish): Promise<boolean> {
  const { limits } = platform
  await limits.limiter(mailPause).consume(email)
  await limits.limiter(mailPause).consume(knownNetworkKey(email, network))
  if (!(await limits.limiter(mailsADay).consume(strangerKey(email, network))).allowed) return false
  return (await limits.limiter(mailsToAddressADay).consume(email)).allowed
}

async function countsOf(accounts: Accounts, { email, client: { network, devices } }: MailWish): Promise<Counts> {
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

/** Whether an address gets one more note of a new password today: it may be a stranger's, who never confirmed it. */
export async function mayTellOfPassword({ platform }: Accounts, email: string): Promise<boolean> {
  return (await platform.limits.limiter(passwordNotes).consume(email)).allowed
}

/**
 * Whether the mails of a change of address leave once more, asked for by somebody who need not be signed in. Counted apart from
 * what the owner asks for: nobody else uses that up.
 */
export async function mayMailChangeAgain({ platform }: Accounts, userId: string): Promise<boolean> {
  return (await platform.limits.limiter(changeMailedAgain).consume(userId)).allowed
}
