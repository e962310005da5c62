/** The secrets of a mail without a database: what is stored of them, for how long, and which code is accepted. */
import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Queryable } from '../../platform/db/database.ts'
import type { Accounts } from '../accounts.ts'
import { deriveSecrets } from '../keys/secrets.ts'
import { redeemCode } from '../sign-in/mail-code.ts'
import { codeMac, issueMailSecrets, queueWithSecrets } from './mail-secrets.ts'
import type { MailPurpose, OneTimeTokenRow } from '../store/one-time-tokens.ts'

const nowMs = Date.parse('2026-01-05T09:00:00Z')
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const email = 'asha@example.org'

function accountsWith({ smtpUrl = null }: { smtpUrl?: string | null } = {}): Accounts {
  const platform = { clock: { nowMs: () => nowMs }, config: { smtpUrl }, mailer: { queue: async () => 'mail 7' } }
  return { platform, secrets: deriveSecrets('of-the-operator-'.repeat(3)) } as unknown as Accounts
}

/** A fake database that returns these rows for each query and records the queries. */
function recorder(rows: readonly object[] = []) {
  const queries: unknown[][] = []
  const tx = {
    query: async (_sql: string, values: readonly unknown[]) => (queries.push([...values]), rows),
  } as unknown as Queryable
  return { tx, queries }
}

async function issued(
  purpose: MailPurpose,
  { smtpUrl = null, flowId = null }: { smtpUrl?: string | null; flowId?: string | null } = {},
) {
  const accounts = accountsWith({ smtpUrl })
  const { tx, queries } = recorder()
  const userId = randomUUID()
  const secrets = await issueMailSecrets(accounts, tx, purpose, { userId, email, flowId })
  return { ...secrets, accounts, userId, row: queries[0] as unknown[] }
}

test.each<[MailPurpose, number]>([
  ['signup', DAY],
  ['recovery', HOUR],
  ['email_change', DAY],
  ['email_change_old', DAY],
  ['reauthentication', 10 * MINUTE],
  ['magiclink', HOUR],
])('a link for %s works %i seconds, its code ten minutes', async (purpose, seconds) => {
  const { row, link, code, accounts, userId } = await issued(purpose)
  expect(row).toEqual([
    userId,
    purpose,
    email,
    createHash('sha256').update(link).digest(),
    codeMac(accounts, purpose, email, code),
    null,
    new Date(nowMs),
    new Date(nowMs + seconds * 1000),
    new Date(nowMs + 10 * MINUTE * 1000),
    seconds,
    10 * MINUTE,
  ])
})

test('while a mail waits for the mail server, its secrets are valid 26 hours longer', async () => {
  const { row } = await issued('recovery', { smtpUrl: 'smtp://mail.example' })
  expect(row[7]).toEqual(new Date(nowMs + (26 * HOUR + HOUR) * 1000))
  expect(row[8]).toEqual(new Date(nowMs + (26 * HOUR + 10 * MINUTE) * 1000))
  expect([row[9], row[10]]).toEqual([HOUR, 10 * MINUTE])
})

test('a link has 256 random bits, a code always has six digits, and only links of a PKCE flow have its prefix', async () => {
  const all = await Promise.all(Array.from({ length: 300 }, () => issued('signup')))
  for (const { link, code } of all) {
    expect(link).toMatch(/^[0-9a-f]{64}$/)
    expect(code).toMatch(/^\d{6}$/)
  }
  expect(new Set(all.map(({ link }) => link)).size).toBe(300)
  // One code in ten starts with 0; the chance that none of 300 does is 1 in 10^13.
  expect(all.some(({ code }) => code.startsWith('0'))).toBe(true)
  const flowId = randomUUID()
  const flow = await issued('signup', { flowId })
  expect(flow.link).toMatch(/^pkce_[0-9a-f]{64}$/)
  expect(flow.row[5]).toBe(flowId)
})

test('the mail is linked to the token of its purpose, which starts to age when the mail is sent', async () => {
  const { tx, queries } = recorder()
  const mail = { kind: 'recovery', to: email, subject: '', text: '', html: '' }
  await queueWithSecrets(accountsWith(), tx, { userId: 'asha', purpose: 'recovery', mail } as never)
  expect(queries).toEqual([['asha', 'recovery', 'mail 7']])
})

test('the stored hash of a code depends on its purpose, its address and the installation', () => {
  const accounts = accountsWith()
  const other = { ...accounts, secrets: deriveSecrets('another installation '.repeat(2)) }
  const macs = [
    codeMac(accounts, 'signup', email, '123456'),
    codeMac(accounts, 'recovery', email, '123456'),
    codeMac(accounts, 'signup', 'bina@example.org', '123456'),
    codeMac(accounts, 'signup', email, '123457'),
    codeMac(other, 'signup', email, '123456'),
  ]
  expect(new Set(macs.map((each) => each.toString('hex'))).size).toBe(5)
})

function mailed(accounts: Accounts, purpose: string, code: string | null, livesMs = 1): OneTimeTokenRow {
  return {
    user_id: 'asha',
    purpose,
    relates_to: email,
    code_mac: code === null ? null : codeMac(accounts, purpose, email, code),
    tries: 0,
    flow_id: null,
    link_expires_at: new Date(nowMs),
    code_expires_at: new Date(nowMs + livesMs),
  }
}

test('a code is matched to the right one of several mails', async () => {
  const accounts = accountsWith()
  const rows = [mailed(accounts, 'recovery', '111111'), mailed(accounts, 'signup', '222222')]
  const { tx, queries } = recorder(rows)
  const found = await redeemCode(accounts, tx, { userId: 'asha', purposes: ['recovery', 'signup'], code: '222222' })
  expect(found).toBe(rows[1])
  expect(queries, 'a right code is not counted as a wrong try').toEqual([['asha', ['recovery', 'signup']]])
})

test('a wrong code counts for each mail that it could belong to, at most five times', async () => {
  const accounts = accountsWith()
  const { tx, queries } = recorder([mailed(accounts, 'signup', '222222')])
  const spend = { userId: 'asha', purposes: ['recovery', 'signup'], code: '000000' }
  expect(await redeemCode(accounts, tx, spend)).toBeNull()
  expect(queries.slice(1)).toEqual([
    [expect.stringMatching(/^[0-9a-f-]{36}$/), 'recovery', 5],
    ['asha', 'signup', 5],
  ])
})

test('a code that expired or was deleted after too many tries is not accepted', async () => {
  const accounts = accountsWith()
  const spend = (row: OneTimeTokenRow) =>
    redeemCode(accounts, recorder([row]).tx, { userId: 'asha', purposes: ['signup'], code: '222222' })
  const living = mailed(accounts, 'signup', '222222')
  expect(await spend(living)).toBe(living)
  expect(await spend(mailed(accounts, 'signup', '222222', 0))).toBeNull()
  expect(await spend(mailed(accounts, 'signup', null))).toBeNull()
})

test('a code for an unknown address executes the same statements as for a known one', async () => {
  const [unknown, known] = [recorder(), recorder([mailed(accountsWith(), 'signup', '222222')])]
  const spend = { purposes: ['email', 'signup'], code: '000000' }
  await redeemCode(accountsWith(), unknown.tx, { ...spend, userId: null })
  await redeemCode(accountsWith(), known.tx, { ...spend, userId: 'asha' })
  expect(unknown.queries).toHaveLength(known.queries.length)
})
