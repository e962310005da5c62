import { randomUUID } from 'node:crypto'
import { batchQuery } from '../platform/db/batch.ts'
import type { Platform } from '../platform/platform.ts'
import { verifyAccessToken } from './keys/access-token.ts'
import type { Bearer } from './keys/access-token.ts'
import { deriveSecrets } from './keys/secrets.ts'
import type { Secrets } from './keys/secrets.ts'
import { openSigningKeys } from './keys/signing-keys.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import { rememberVerified } from './keys/verified-tokens.ts'
import { advanceSessions } from './store/accounts.ts'
import type { AccountRow, Advance, SessionColumns } from './store/accounts.ts'
import { loadCallers } from './store/callers.ts'
import type { CallerRow } from './store/callers.ts'

/** What every part of accounts needs besides the platform; one per platform. */
export interface Accounts {
  readonly platform: Platform
  readonly secrets: Secrets
  readonly keys: SigningKeys
  /** Who signs access tokens: `https://ankur.example/auth/v1`. */
  readonly issuer: string
  /** What an access token of ours says, or a refusal. */
  verify(token: string, nowMs: number): Promise<Bearer>
  /** The account that a bearer names, with its session if that still lives; null without the account. */
  caller(bearer: Bearer): Promise<CallerRow | null>
  /** Moves a session to its next token; null where that is not the usual case. See `advanceSessions`. */
  advance(asked: Advance): Promise<(AccountRow & SessionColumns) | null>
  /** The hash that unknown accounts are measured against, so that they cost as much as known ones. */
  dummyHash(): Promise<string>
  /** Runs once the answer is on its way, so that its duration tells nothing. */
  afterAnswer(work: () => Promise<void>): void
  /** Settles when all work that began after an answer is done. */
  idle(): Promise<void>
}

const opened = new WeakMap<Platform, Accounts>()

export function accountsOf(platform: Platform): Accounts {
  const known = opened.get(platform)
  if (known) return known
  const accounts = openAccounts(platform)
  opened.set(platform, accounts)
  return accounts
}

function openAccounts(platform: Platform): Accounts {
  const secrets = deriveSecrets(platform.config.authSecret)
  const running = new Set<Promise<void>>()
  const keys = openSigningKeys(platform, secrets)
  const issuer = `${platform.config.publicUrl}/auth/v1`
  let dummy: Promise<string> | null = null
  return {
    platform,
    secrets,
    keys,
    issuer,
    verify: rememberVerified(
      (token, nowMs) => verifyAccessToken(keys, token, { issuer, nowMs }),
      async (kid) => (await keys.find(kid)) !== null,
    ),
    caller: batchQuery((bearers) => loadCallers(platform.db, bearers)),
    advance: batchQuery((asked) => advanceSessions(platform.db, asked)),
    dummyHash: () => (dummy ??= platform.passwords.hash(randomUUID())),
    afterAnswer: (work) => {
      // The next turn of the loop: what the handler gives is on its way by then.
      const run = new Promise((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => platform.log.error({ err: error }, 'Work after an answer failed'))
        .finally(() => running.delete(run))
      running.add(run)
    },
    idle: async () => void (await Promise.all(running)),
  }
}
