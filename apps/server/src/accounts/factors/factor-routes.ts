import { authErrors } from '@ankur/accounts'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts.ts'
import { requireSession } from '../session/bearer.ts'
import { clientOf } from '../http/request.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { replaceRecoveryCodes } from '../store/factors.ts'
import { enrollFactor } from './enroll-factor.ts'
import { challengeFactor, newRecoveryCodes, recoveryCodeMac, verifyFactor } from './verify-factor.ts'
import { removeFactor } from './remove-factor.ts'

/** `/factors`: the second factor as defined by the protocol, and the recovery codes that this server adds. */
export function registerFactorRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.post('/factors', async (request) => enrollFactor(accounts, await requireSession(accounts, request), request.body))
  app.post<{ Params: { id: string } }>('/factors/:id/challenge', async (request) =>
    challengeFactor(accounts, await requireSession(accounts, request), request.params.id),
  )
  app.post<{ Params: { id: string } }>('/factors/:id/verify', async (request) => {
    const attempt = { factorId: request.params.id, body: request.body, client: clientOf(request) }
    return await verifyFactor(accounts, await requireSession(accounts, request), attempt)
  })
  app.delete<{ Params: { id: string } }>('/factors/:id', async (request) =>
    removeFactor(accounts, await requireSession(accounts, request), request.params.id, clientOf(request)),
  )
  app.post('/recovery-codes', async (request) => {
    const { account, session } = await requireSession(accounts, request)
    if (session.aal !== 'aal2') throw new AuthRefusal(authErrors.aal2_to_enroll)
    const { clock, db } = accounts.platform
    const codes = newRecoveryCodes()
    const macs = codes.map((code) => recoveryCodeMac(accounts, account.id, code))
    await db.transaction((tx) => replaceRecoveryCodes(tx, account.id, macs, new Date(clock.nowMs())))
    return { codes }
  })
}
