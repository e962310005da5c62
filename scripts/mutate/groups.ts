/** Files to mutate and the tests that must detect it. All tests of a group run for each of its files. */
export interface Group {
  readonly name: string
  readonly files: readonly string[]
  readonly tests: readonly string[]
  /** Its tests need the database: these groups take many minutes, the others one or two. */
  readonly postgres: boolean
}

const rules = 'packages/accounts/src'
const accounts = 'apps/server/src/accounts'
const platform = 'apps/server/src/platform'

export const groups: readonly Group[] = [
  {
    name: 'rules',
    files: [`${rules}/refresh-rotation.ts`, `${rules}/sign-in-limit.ts`],
    tests: [`${rules}/refresh-rotation.test.ts`, `${rules}/sign-in-limit.test.ts`],
    postgres: false,
  },
  {
    name: 'redirects',
    files: [`${accounts}/http/redirect-target.ts`],
    tests: [`${accounts}/http/redirect-target.test.ts`],
    postgres: false,
  },
  {
    name: 'keys',
    files: [`${platform}/family-keys/data-key.ts`, `${accounts}/keys/stored-key.ts`, `${accounts}/keys/secrets.ts`],
    tests: [`${platform}/family-keys/data-key.test.ts`, `${accounts}/keys/secrets.test.ts`],
    postgres: false,
  },
  {
    name: 'tokens',
    files: [`${accounts}/keys/refresh-token.ts`, `${accounts}/keys/access-token.ts`, `${accounts}/keys/verified-tokens.ts`],
    tests: [
      `${accounts}/keys/refresh-token.test.ts`,
      `${accounts}/keys/access-token.test.ts`,
      `${accounts}/keys/verified-tokens.test.ts`,
    ],
    postgres: false,
  },
  {
    name: 'devices',
    files: [`${accounts}/sign-in/known-device.ts`],
    tests: [`${accounts}/sign-in/known-device.test.ts`],
    postgres: false,
  },
  {
    name: 'bearer',
    files: [`${accounts}/session/bearer.ts`, `${accounts}/session/require-caller.ts`],
    tests: [
      `${accounts}/session/bearer.test.ts`,
      `${accounts}/session/bearer-session.test.ts`,
      `${accounts}/factors/factors.test.ts`,
      `${accounts}/hosted.test.ts`,
      `${accounts}/sign-up/first-proof.test.ts`,
    ],
    postgres: true,
  },
  {
    name: 'mails',
    files: [`${accounts}/mail/mail-secrets.ts`, `${accounts}/sign-in/mail-code.ts`],
    tests: [`${accounts}/mail/mail-secrets.test.ts`],
    postgres: false,
  },
  {
    name: 'sessions',
    files: [`${accounts}/session/grant-refresh.ts`],
    tests: [`${accounts}/session/grant-refresh.test.ts`],
    postgres: true,
  },
  {
    name: 'limits',
    files: [`${platform}/rate-limit.ts`, `${accounts}/limits.ts`, `${accounts}/mail/mail-limits.ts`],
    tests: [
      `${platform}/rate-limit.test.ts`,
      `${accounts}/limits.test.ts`,
      `${accounts}/limit-windows.test.ts`,
      `${accounts}/mail/mail-limits.test.ts`,
    ],
    postgres: true,
  },
]
