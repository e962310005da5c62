/** Changes that no test notices, and why none needs to. */
export interface Survivor {
  readonly file: string
  /** The text that was changed, on one line. */
  readonly was: string
  /** What it may become unnoticed. */
  readonly becomes: readonly string[]
  readonly reason: string
}

const keys = 'apps/server/src/accounts/keys'
const devices = 'apps/server/src/accounts/sign-in/known-device.ts'
const bearer = 'apps/server/src/accounts/session/bearer.ts'
const refreshes = 'apps/server/src/accounts/session/grant-refresh.ts'
const redirects = 'apps/server/src/accounts/http/redirect-target.ts'
const limits = 'apps/server/src/accounts/limits.ts'
const mailLimits = 'apps/server/src/accounts/mail/mail-limits.ts'
const counters = 'apps/server/src/platform/rate-limit.ts'

/** What sets counts apart: another word that nothing else uses does it as well, and one mutation changes one word. */
const namesOfCounts = [
  'account-export',
  'auth-password-tries',
  'auth-sign-in-network',
  'auth-sign-in-pair',
  'auth-sign-in-devices',
  'device',
  'network',
]

const namesOfMailCounts = ['auth-mail-pause', 'auth-mail-day', 'auth-mail-address-day', 'auth-password-note', 'auth-change-again']

export const survivors: readonly Survivor[] = [
  {
    file: redirects,
    was: '!asked',
    becomes: ['false'],
    reason: 'Nothing parses to no address either. The question is there for the types.',
  },
  {
    file: redirects,
    was: '/^https?:$/',
    becomes: ['/https?:$/', '/^https?:/'],
    reason: 'A second guard: only what is written with http or https gets here.',
  },
  {
    file: redirects,
    was: '/^https?:\\/\\/([^/?#\\\\]*)/i.exec(asked)?.[1]?.toLowerCase',
    becomes: ['/^https?:\\/\\/([^/?#\\\\]*)/i.exec(asked)?.[1].toLowerCase'],
    reason: 'The part in brackets may be empty but is always there.',
  },
  {
    file: `${keys}/sealed.ts`,
    was: "'utf8'",
    becomes: ['""'],
    reason: 'UTF-8 is what Node takes a text for when nothing is said.',
  },
  {
    file: `${keys}/secrets.ts`,
    was: 'recent.size >= MAX_RECENT',
    becomes: ['true', 'recent.size > MAX_RECENT', 'recent.size < MAX_RECENT'],
    reason: 'How many derived keys are held at a time changes how fast it is, not what is derived.',
  },
  {
    file: `${keys}/verified-tokens.ts`,
    was: "''",
    becomes: ['"Stryker was here!"'],
    reason: 'A token that was verified names its key; the empty name is for the types.',
  },
  {
    file: `${keys}/verified-tokens.ts`,
    was: 'remembered.delete(token)',
    becomes: [';'],
    reason: 'A token past its time is never found good again; forgetting it saves memory.',
  },
  {
    file: `${keys}/verified-tokens.ts`,
    was: 'nowMs < expiresMs',
    becomes: ['true', 'nowMs <= expiresMs'],
    reason: 'Asked again when the token is looked up: what is remembered too long is not used.',
  },
  {
    file: `${keys}/verified-tokens.ts`,
    was: 'oldest !== undefined',
    becomes: ['true'],
    reason: 'A full map has an oldest entry. The question is there for the types.',
  },
  {
    file: `${keys}/access-token.ts`,
    was: "typeof sessionId !== 'string'",
    becomes: ['false'],
    reason: 'What is no text is no UUID either. The question is there for the types.',
  },
  {
    file: `${keys}/access-token.ts`,
    was: "'aud is not a string'",
    becomes: ['""'],
    reason: 'Read by nobody: the answer has words of our own.',
  },
  {
    file: `${keys}/access-token.ts`,
    was: "'header not accepted'",
    becomes: ['""'],
    reason: 'Read by nobody: the answer has words of our own.',
  },
  {
    file: `${keys}/access-token.ts`,
    was: "'crit'",
    becomes: ['""'],
    reason: 'A second guard: the library refuses critical headers that it was not told of.',
  },
  {
    file: `${keys}/refresh-token.ts`,
    was: '(rest % 0x80) + 0x80',
    becomes: ['rest % 0x80 - 0x80'],
    reason: 'The same byte: bytes wrap at 256.',
  },
  {
    file: `${keys}/refresh-token.ts`,
    was: 'last === undefined',
    becomes: ['false'],
    reason: 'A token of 46 characters has a counter of one byte at least. The question is there for the types.',
  },
  {
    file: `${keys}/refresh-token.ts`,
    was: '/^(.{8})(.{4})(.{4})(.{4})(.{12})$/',
    becomes: ['/(.{8})(.{4})(.{4})(.{4})(.{12})$/', '/^(.{8})(.{4})(.{4})(.{4})(.{12})/'],
    reason: 'The text always has 32 characters.',
  },
  {
    file: devices,
    was: 'token.trim()',
    becomes: ['token'],
    reason: 'Node reads base64url around blanks.',
  },
  {
    file: `${keys}/refresh-token.ts`,
    was: 'last === undefined || bytes.length > MAX_COUNTER_BYTES',
    becomes: ['false', 'last === undefined && bytes.length > MAX_COUNTER_BYTES'],
    reason: 'A second guard: with a longer counter a token has more than 54 characters, which was looked at before.',
  },
  {
    file: `${keys}/refresh-token.ts`,
    was: 'bytes.length > MAX_COUNTER_BYTES',
    becomes: ['false'],
    reason: 'A second guard, as above.',
  },
  {
    file: bearer,
    was: '[]',
    becomes: ['["Stryker was here"]'],
    reason: 'A living session says how it was opened. The empty list is for the types.',
  },
  {
    file: bearer,
    was: "'aal1'",
    becomes: ['""'],
    reason: 'A living session has a level. The lowest one is for the types.',
  },
  {
    file: bearer,
    was: 'false',
    becomes: ['true'],
    reason: 'The statement always says whether a second step is missing. The default is for the types.',
  },
  {
    file: bearer,
    was: 'openedAt?.getTime',
    becomes: ['openedAt.getTime'],
    reason: 'A session that lives was opened at a time. The question is there for the types.',
  },
  {
    file: bearer,
    was: '!createdAt || !refreshedAt',
    becomes: ['!createdAt && !refreshedAt'],
    reason: 'Both are columns of one row of sessions, which is there or not.',
  },
  {
    file: bearer,
    was: 'amr?.some',
    becomes: ['amr.some'],
    reason: 'A living session says how it was opened. The question is there for the types.',
  },
  {
    file: bearer,
    was: "''",
    becomes: ['"Stryker was here!"'],
    reason: 'Any text that names no bearer is refused alike.',
  },
  {
    file: 'apps/server/src/accounts/session/require-caller.ts',
    was: "''",
    becomes: ['"Stryker was here!"'],
    reason: 'A route that asks who calls has an address. The empty one is for the types.',
  },
  {
    file: refreshes,
    was: '{ const nowMs = accounts.platform.clock.nowMs() const { createdAfterMs, refreshedAfterMs } = livingSince(nowMs) const row = await accounts.advance({ sessionId: presented.sessionId, counter: presented.counter, at: new Date(nowMs), createdAfter: new Date(createdAfterMs), refreshedAfter: new Date(refreshedAfterMs), userAgent: client.userAgent, ip: client.ip, }) return row && { row, counter: row.counter } }',
    becomes: ['{}'],
    reason: 'The short way of the usual case. Without it the session is moved on under the lock, as where it is held.',
  },
  {
    file: refreshes,
    was: '{ sessionId: presented.sessionId, counter: presented.counter, at: new Date(nowMs), createdAfter: new Date(createdAfterMs), refreshedAfter: new Date(refreshedAfterMs), userAgent: client.userAgent, ip: client.ip, }',
    becomes: ['{}'],
    reason: 'The short way finds no session then, and the way under the lock does the same.',
  },
  ...[
    ...namesOfCounts.map((name) => ({ file: limits, name })),
    ...namesOfMailCounts.map((name) => ({ file: mailLimits, name })),
  ].map(({ file, name }) => ({
    file,
    was: `'${name}'`,
    becomes: ['""'],
    reason: 'A name sets counts apart. Another one does so too, as long as no other count has it.',
  })),
  {
    file: limits,
    was: '!ofPair.allowed',
    becomes: ['false'],
    reason: 'A second guard: the pauses of the account leave room for nine tries in a quarter of an hour, and it allows ten.',
  },
  {
    file: counters,
    was: "''",
    becomes: ['"Stryker was here!"'],
    reason: 'Any salt derives a key that nothing else has.',
  },
  {
    file: counters,
    was: "'rate-limit-keys'",
    becomes: ['""'],
    reason: 'The word sets this key apart from others of the secret, none of which is derived with an empty one.',
  },
]
