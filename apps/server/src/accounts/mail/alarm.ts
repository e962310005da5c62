/**
 * Security notices to an account's owner about actions that may be somebody else's. Sent only to a confirmed address, as an
 * unconfirmed one may belong to somebody who does not know this product.
 */
import { fill, type Language } from '@ankur/content'
import { browserKind } from '@ankur/accounts'
import { indiaDay } from '@ankur/screening'
import { formatDay } from '@ankur/screening/analysis/dates'
import type { Queryable } from '../../platform/db/database.ts'
import type { Mail } from '../../platform/mail/outbox.ts'
import type { LimitRule } from '../../platform/rate-limit.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Client } from '../http/request.ts'
import { mailLanguage, renderLetter } from './mails.ts'
import { lockAccount, type AccountRow } from '../store/accounts.ts'
import { messages } from '../../platform/messages.ts'
import { recordEvent, loadSignInsLike } from '../store/account-events.ts'
import type { Accounts } from '../accounts.ts'
import { deviceSince, ownedSince } from '../sign-in/known-device.ts'

export type AlarmKind =
  | 'token_reused'
  | 'new_device'
  | 'link_made'
  | 'link_opened'
  | 'export_taken'
  | 'factor_added'
  | 'factor_removed'

interface Alarm {
  readonly what: AlarmKind
  readonly client: Client | null
}

/** Limits the notices to an account that, for example, shares many links in a day. */
const alarmsADay: LimitRule = { name: 'auth-alarm', points: 10, durationSeconds: 24 * 60 * 60 }
type Owner = Pick<AccountRow, 'id' | 'email' | 'email_proven_at' | 'user_metadata'>

/** Queues the mail within the caller's transaction. */
export async function queueAlarm(
  { platform }: { readonly platform: Pick<Platform, 'limits' | 'mailer' | 'config' | 'clock'> },
  tx: Queryable,
  owner: Owner,
  { what, client }: Alarm,
): Promise<void> {
  if (!owner.email_proven_at) return
  const { limits, mailer, config, clock } = platform
  if (!(await limits.limiter(alarmsADay, tx).consume(owner.id)).allowed) return
  const language = mailLanguage(owner.user_metadata)
  const day = formatDay(indiaDay(clock.nowMs()), language)
  const browser = browserKind(client?.userAgent ?? null) ?? messages[language].alarmMails.unknown_browser
  await mailer.queue(tx, alarmMail(owner.email, language, { what, day, browser, link: `${config.publicUrl}/account` }))
}

interface AlarmDetails {
  readonly what: AlarmKind
  readonly day: string
  readonly browser: string
  readonly link: string
}

function alarmMail(to: string, language: Language, { what, day, browser, link }: AlarmDetails): Mail {
  const say = messages[language].alarmMails
  const before = [say[what], fill(say.when_and_where, { day, browser }), say.not_you]
  const letter = renderLetter(language, { before, link, button: say.button, after: [say.no_codes] })
  return { kind: 'alarm', to, subject: say[`${what}_subject`], ...letter }
}

interface OwnerNotice {
  readonly what: 'link_made' | 'link_opened'
  readonly client: Client
}

/**
 * Records an action of another feature on an account and mails its owner, within the caller's transaction. Call it first in
 * the transaction: the account must be locked before its rows, in the same order as in its deletion.
 */
export async function notifyOwner(
  platform: Platform,
  tx: Queryable,
  userId: string,
  { what, client }: OwnerNotice,
): Promise<void> {
  // The hosted project holds the address; this server may not send mail to it.
  if (platform.config.supabase) return
  const account = await lockAccount(tx, userId)
  if (!account) return
  await recordEvent({ platform }, tx, what, userId, client)
  await queueAlarm({ platform }, tx, account, { what, client })
}

/** Records a sign-in, and mails the owner if it comes from a network and browser that were not used before. */
export async function recordSignIn(accounts: Accounts, tx: Queryable, account: AccountRow, client: Client): Promise<void> {
  const here = { network: client.network, browser: browserKind(client.userAgent) }
  const before = await loadSignInsLike(tx, account.id, here)
  await recordEvent(accounts, tx, 'signed_in', account.id, client)
  // The first sign-in is by the person who created the account.
  if (before.none || before.alike) return
  if (deviceSince(accounts, account.email, client.devices, ownedSince(account)) !== null) return
  await recordEvent(accounts, tx, 'new_device', account.id, client)
  await queueAlarm(accounts, tx, account, { what: 'new_device', client })
}
