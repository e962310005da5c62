/** Mutants that no test detects, and why no test needs to. */
export interface Survivor {
  readonly file: string
  /** The original code, on one line. */
  readonly was: string
  /** The code of the mutant. */
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

/** The name only separates counters: another unused word works as well, and one mutation changes one word. */
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
    was: '!target',
    becomes: ['false'],
    reason: 'Parsing nothing gives no address either. The condition is there for the types.',
  },
  {
    file: redirects,
    was: '/^https?:$/',
    becomes: ['/https?:$/', '/^https?:/'],
    reason: 'A second guard: only addresses with http or https get here.',
  },
  {
    file: redirects,
    was: '/^https?:\\/\\/([^/?#\\\\]*)/i.exec(target)?.[1]?.toLowerCase',
    becomes: ['/^https?:\\/\\/([^/?#\\\\]*)/i.exec(target)?.[1].toLowerCase'],
    reason: 'The part in brackets may be empty but is always there.',
  },
  {
    file: `${keys}/sealed.ts`,
    was: "'utf8'",
    becomes: ['""'],
    reason: 'UTF-8 is the default of Node.',
  },
  {
    file: `${keys}/secrets.ts`,
    was: 'recent.size >= MAX_RECENT',
    becomes: ['true', 'recent.size > MAX_RECENT', 'recent.size < MAX_RECENT'],
    reason: 'The size of the cache of derived keys changes the speed, not the result.',
  },
  {
    file: `${keys}/verified-tokens.ts`,
    was: "''",
    becomes: ['"Stryker was here!"'],
    reason: 'A verified token has a key id; the empty one is for the types.',
  },
  {
    file: `${keys}/verified-tokens.ts`,
    was: 'remembered.delete(token)',
    becomes: [';'],
    reason: 'An expired token is never accepted again; removing it saves memory.',
  },
  {
    file: `${keys}/verified-tokens.ts`,
    was: 'nowMs < expiresMs',
    becomes: ['true', 'nowMs <= expiresMs'],
    reason: 'Checked again when the token is looked up: an entry that is cached too long is not used.',
  },
  {
    file: `${keys}/verified-tokens.ts`,
    was: 'oldest !== undefined',
    becomes: ['true'],
    reason: 'A full map has an oldest entry. The condition is there for the types.',
  },
  {
    file: `${keys}/access-token.ts`,
    was: "typeof sessionId !== 'string'",
    becomes: ['false'],
    reason: 'A value that is not a string is not a UUID either. The condition is there for the types.',
  },
  {
    file: `${keys}/access-token.ts`,
    was: "'aud is not a string'",
    becomes: ['""'],
    reason: 'Never read: the response has its own message.',
  },
  {
    file: `${keys}/access-token.ts`,
    was: "'header not accepted'",
    becomes: ['""'],
    reason: 'Never read: the response has its own message.',
  },
  {
    file: `${keys}/access-token.ts`,
    was: "'crit'",
    becomes: ['""'],
    reason: 'A second guard: the library refuses critical headers that are not listed.',
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
    reason: 'A token of 46 characters has a counter of one byte at least. The condition is there for the types.',
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
    reason: 'Node ignores spaces in base64url.',
  },
  {
    file: `${keys}/refresh-token.ts`,
    was: 'last === undefined || bytes.length > MAX_COUNTER_BYTES',
    becomes: ['false', 'last === undefined && bytes.length > MAX_COUNTER_BYTES'],
    reason: 'A second guard: with a longer counter a token has more than 54 characters, which was checked before.',
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
    reason: 'A live session has its authentication methods. The empty list is for the types.',
  },
  {
    file: bearer,
    was: "'aal1'",
    becomes: ['""'],
    reason: 'A live session has a level. The lowest one is for the types.',
  },
  {
    file: bearer,
    was: 'false',
    becomes: ['true'],
    reason: 'The query always returns whether a second step is missing. The default is for the types.',
  },
  {
    file: bearer,
    was: 'openedAt?.getTime',
    becomes: ['openedAt.getTime'],
    reason: 'A live session has a start time. The condition is there for the types.',
  },
  {
    file: bearer,
    was: '!createdAt || !refreshedAt',
    becomes: ['!createdAt && !refreshedAt'],
    reason: 'Both are columns of one row of sessions, which exists or not.',
  },
  {
    file: bearer,
    was: 'amr?.some',
    becomes: ['amr.some'],
    reason: 'A live session has its authentication methods. The condition is there for the types.',
  },
  {
    file: bearer,
    was: "''",
    becomes: ['"Stryker was here!"'],
    reason: 'Any text that is not a bearer token is refused in the same way.',
  },
  {
    file: 'apps/server/src/accounts/session/require-caller.ts',
    was: "''",
    becomes: ['"Stryker was here!"'],
    reason: 'A route with authentication has an address. The empty one is for the types.',
  },
  {
    file: refreshes,
    was: '{ const nowMs = accounts.platform.clock.nowMs() const { createdAfterMs, refreshedAfterMs } = livingSince(nowMs) const row = await accounts.advance({ sessionId: presented.sessionId, counter: presented.counter, at: new Date(nowMs), createdAfter: new Date(createdAfterMs), refreshedAfter: new Date(refreshedAfterMs), userAgent: client.userAgent, ip: client.ip, }) return row && { row, counter: row.counter } }',
    becomes: ['{}'],
    reason: 'The fast path of the usual case. Without it the session is advanced under the lock with the same result.',
  },
  {
    file: refreshes,
    was: '{ sessionId: presented.sessionId, counter: presented.counter, at: new Date(nowMs), createdAfter: new Date(createdAfterMs), refreshedAfter: new Date(refreshedAfterMs), userAgent: client.userAgent, ip: client.ip, }',
    becomes: ['{}'],
    reason: 'The fast path then finds no session, and the path under the lock does the same.',
  },
  ...[
    ...namesOfCounts.map((name) => ({ file: limits, name })),
    ...namesOfMailCounts.map((name) => ({ file: mailLimits, name })),
  ].map(({ file, name }) => ({
    file,
    was: `'${name}'`,
    becomes: ['""'],
    reason: 'The name only separates counters. Another one works as well, as long as no other counter uses it.',
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
    reason: 'Any salt derives a key that nothing else uses.',
  },
  {
    file: counters,
    was: "'rate-limit-keys'",
    becomes: ['""'],
    reason: 'The label separates this key from other keys of the secret, none of which is derived with an empty one.',
  },
]
