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

/** Dependencies shared by all parts of accounts; one instance per platform. */
export interface Accounts {
  readonly platform: Platform
  readonly secrets: Secrets
  readonly keys: SigningKeys
  /** The issuer of access tokens: `https://ankur.example/auth/v1`. */
  readonly issuer: string
  /** Verifies an access token that this server issued and returns its claims; throws a refusal otherwise. */
  verify(token: string, nowMs: number): Promise<Bearer>
  /** Loads the bearer's account, with its session if that is still valid; null if the account does not exist. */
  caller(bearer: Bearer): Promise<CallerRow | null>
  /** Advances a session to its next refresh token; null if this is not the usual case. See `advanceSessions`. */
  advance(advance: Advance): Promise<(AccountRow & SessionColumns) | null>
  /** The hash used for unknown accounts, so that verifying a password takes as long as for known accounts. */
  dummyHash(): Promise<string>
  /** Runs `work` after the response was sent, so that the response time reveals nothing about it. */
  afterAnswer(work: () => Promise<void>): void
  /** Resolves when all work started by `afterAnswer` is finished. */
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
    advance: batchQuery((advances) => advanceSessions(platform.db, advances)),
    dummyHash: () => (dummy ??= platform.passwords.hash(randomUUID())),
    afterAnswer: (work) => {
      // Wait for the next event loop iteration: the handler's response is sent by then.
      const run = new Promise((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => platform.log.error({ err: error }, 'Work after an answer failed'))
        .finally(() => running.delete(run))
      running.add(run)
    },
    idle: async () => void (await Promise.all(running)),
  }
}
