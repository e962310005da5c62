/**
 * `npm run admin -- family …`: actions of an operator at a family's request. Each action is recorded in `operator_actions`:
 * who did what and when, and none of the account's data.
 */
import { userInfo } from 'node:os'
import pino from 'pino'
import type { AdminCommand, AdminTools, AdminWork, Platform } from '../../platform/platform.ts'
import { withErasureListed } from '../../platform/erased-accounts.ts'
import { openPlatform } from '../../platform/open-platform.ts'
import { accountsOf } from '../accounts.ts'
import { retryAfterDeadlock, eraseRecords } from '../erase/erase-account.ts'
import { countAccount, loadAccount } from '../change/load-account.ts'
import type { RecordHolder } from '../erase/records.ts'
import { queueAlarm } from '../mail/alarm.ts'
import { recordEvent } from '../store/account-events.ts'
import { lockAccount } from '../store/accounts.ts'
import { deleteFactorsOf, lowerSessions } from '../store/factors.ts'
import { deleteAllSessions } from '../store/sessions.ts'
import { isUuid } from '../../platform/http/id-of.ts'
import { findFamilies, saveClosed, saveOperatorAction } from './store.ts'

type HoldersOf = (platform: Platform) => readonly RecordHolder[]
type Verb = (work: { platform: Platform; holders: readonly RecordHolder[]; account: string }) => Promise<string>

/** The features that store family data are passed in, because accounts must not import them. */
export function familyCommand(holdersOf: HoldersOf): AdminCommand {
  return {
    usage: [
      'family find EMAIL        (the account of an email)',
      'family show ACCOUNT      (when it was used, and how many records of each kind it has)',
      'family export ACCOUNT    (all of it as JSON, as the family itself can download it)',
      'family close ACCOUNT     (nobody can sign in; nothing is deleted, and links to reports and games still work)',
      'family open ACCOUNT      (a closed account can be signed in to again)',
      'family one-step ACCOUNT  (removes the second sign-in step, for a family that lost the phone and the recovery codes)',
      'family erase ACCOUNT     (everything, permanently)',
    ],
    read([verb = '', argument, ...surplus]) {
      if (argument === undefined || surplus.length > 0) return null
      if (verb === 'find') return (tools) => find(tools, argument)
      const work = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
      return work ? onFamily(work, verb, { holdersOf, argument }) : null
    },
  }
}

function onFamily(work: Verb, verb: string, { holdersOf, argument }: { holdersOf: HoldersOf; argument: string }): AdminWork {
  return async (tools) => {
    if (!isUuid(argument)) throw new Error(`${argument} is not an account id: find it with family find EMAIL.`)
    const account = argument.toLowerCase()
    const platform = await platformOf(tools)
    const output = await work({ platform, holders: holdersOf(platform), account })
    await note(tools, verb, account)
    return output
  }
}

async function platformOf({ settings, db, clock, secret }: AdminTools): Promise<Platform> {
  return openPlatform({ config: { ...settings, authSecret: await secret() }, db, clock, log: pino({ level: 'silent' }) })
}

async function note({ db, clock }: AdminTools, action: string, ...accounts: string[]): Promise<void> {
  const at = new Date(clock.nowMs())
  await saveOperatorAction(db, { at, operator: userInfo().username, action: `family ${action}`, accounts })
}

async function find(tools: AdminTools, email: string): Promise<string> {
  const found = await findFamilies(tools.db, email.trim().toLowerCase())
  await note(tools, 'find', ...found.map(({ id }) => id))
  if (found.length === 0) return 'There is no account with this email.'
  return found.map(({ id, createdAt }) => `${id}  since ${createdAt.toISOString().slice(0, 10)}`).join('\n')
}

const verbs: Readonly<Record<string, Verb>> = {
  async show({ platform, holders, account }) {
    const found = await countAccount(platform.db, holders, account)
    if (!found) throw new Error(`There is no account ${account}.`)
    const { lastSignInAt, createdAt } = found.account as unknown as Readonly<Record<string, Date | null>>
    const day = (date: Date | null | undefined) => date?.toISOString().slice(0, 10) ?? 'never'
    const counts = Object.entries(found.counts).map(([name, count]) => `${name}: ${count}`)
    return [`since ${day(createdAt)}, last sign-in ${day(lastSignInAt)}`, ...counts].join('\n')
  },
  async export({ platform, holders, account }) {
    const found = await loadAccount(platform.db, holders, account)
    if (!found) throw new Error(`There is no account ${account}.`)
    return JSON.stringify({ version: 1, account: found.account, ...found.records }, null, 2)
  },
  async close({ platform, account }) {
    const isThere = await platform.db.transaction(async (tx) => {
      await deleteAllSessions(tx, account)
      return await saveClosed(tx, account, { isClosed: true, at: new Date(platform.clock.nowMs()) })
    })
    if (!isThere) throw new Error(`There is no account ${account}.`)
    return `${account} is closed: nobody can sign in, and every device is signed out.`
  },
  async open({ platform, account }) {
    const isThere = await saveClosed(platform.db, account, { isClosed: false, at: new Date(platform.clock.nowMs()) })
    if (!isThere) throw new Error(`There is no account ${account}.`)
    return `${account} is open: its password or a mailed code signs in.`
  },
  async 'one-step'({ platform, account }) {
    await platform.db.transaction(async (tx) => {
      const found = await lockAccount(tx, account)
      if (!found) throw new Error(`There is no account ${account}.`)
      await deleteFactorsOf(tx, account)
      await lowerSessions(tx, account)
      await recordEvent({ platform }, tx, 'factor_removed', account)
      await queueAlarm({ platform }, tx, found, { what: 'factor_removed', client: null })
    })
    return `${account} signs in without a second step; a mail was sent if its address is confirmed.`
  },
  async erase({ platform, holders, account }) {
    const accounts = accountsOf(platform)
    if (!(await loadAccount(platform.db, [], account))) throw new Error(`There is no account ${account}.`)
    await withErasureListed(platform, [account], () =>
      retryAfterDeadlock(() => platform.db.transaction((tx) => eraseRecords(accounts, tx, { holders, userId: account }))),
    )
    return `${account} is erased.`
  },
}
