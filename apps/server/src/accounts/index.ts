import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { accountsOf } from './accounts.ts'
import { registerApiConfig } from './api-config.ts'
import { keepTablesSmall } from './clean-up.ts'
import { loadCommonPasswords } from './common-passwords.ts'
import type { HoldsRecords } from './forgotten-accounts.ts'
import { sendAuthError } from './http/error-answer.ts'
import { registerAuthRoutes } from './routes.ts'

export { keysCommand } from './keys/keys-command.ts'
export { requireCaller } from './require-caller.ts'

const AUTH_PATH = '/auth/v1'

interface AccountsOptions {
  /** The features in which a family may keep something: an account that holds records is never cleared away. */
  readonly holders: readonly HoldsRecords[]
}

/** Accounts: `/auth/v1`, and `/api/config`, which says where accounts are. A hosted project takes the place of ours. */
export function registerAccounts(app: FastifyInstance, platform: Platform, { holders }: AccountsOptions): void {
  registerApiConfig(app, platform)
  if (platform.config.supabase) return
  const accounts = accountsOf(platform)
  app.register(async (scope) => registerAuthRoutes(scope, accounts), { prefix: AUTH_PATH })
  app.answerUnroutableBelow(AUTH_PATH, (error, request, reply) =>
    sendAuthError(error, request, reply.header('cache-control', 'no-store')),
  )
  app.addHook('onReady', async () => {
    loadCommonPasswords()
    // The first sign-in of an unknown address must not pay for what the second finds ready.
    await Promise.all([accounts.dummyHash(), accounts.keys.current()])
  })
  app.addHook('onClose', () => accounts.idle())
  keepTablesSmall(app, accounts, holders)
}
