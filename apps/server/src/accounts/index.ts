import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { registerAccountRoutes } from './account-routes.ts'
import { accountsOf } from './accounts.ts'
import { registerApiConfig } from './api-config.ts'
import { keepTablesSmall } from './erase/clean-up.ts'
import { loadCommonPasswords } from './sign-up/common-passwords.ts'
import { registerDeviceRoutes } from './session/device-routes.ts'
import { sendAuthError } from './http/error-answer.ts'
import { registerMailedLink } from './mail/mailed-link.ts'
import { requireProjectKeys } from './require-project-keys.ts'
import type { RecordHolder } from './erase/records.ts'
import { registerAuthRoutes } from './routes.ts'

export { clientOf, type Client } from './client.ts'
export { resealFactors } from './factors/reseal-factors.ts'
export { familyCommand } from './admin/family-command.ts'
export { keysCommand } from './keys/keys-command.ts'
export type { RecordHolder } from './erase/records.ts'
export { requireCaller } from './session/require-caller.ts'
export { tellOwner } from './mail/tell-owner.ts'

const AUTH_PATH = '/auth/v1'

interface AccountsOptions {
  /** The features that keep something of families: for exports and erasure, and an account that holds records is never cleared away. */
  readonly holders: readonly RecordHolder[]
}

/**
 * Accounts: `/auth/v1`, `/api/account`, and `/api/config`, which says where accounts are. A hosted project takes the place
 * of our `/auth/v1`.
 */
export function registerAccounts(app: FastifyInstance, platform: Platform, { holders }: AccountsOptions): void {
  registerApiConfig(app, platform)
  registerAccountRoutes(app, platform, holders)
  const { supabase } = platform.config
  if (supabase) return void app.addHook('onReady', () => requireProjectKeys(platform, supabase.url))
  const accounts = accountsOf(platform)
  registerMailedLink(app, accounts)
  registerDeviceRoutes(app, platform)
  app.register(async (scope) => registerAuthRoutes(scope, accounts, holders), { prefix: AUTH_PATH })
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
