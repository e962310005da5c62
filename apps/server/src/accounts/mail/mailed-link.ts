import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { Refusal } from '../../platform/http/refusal.ts'
import type { LimitRule } from '../../platform/rate-limit.ts'
import type { Accounts } from '../accounts.ts'
import { clientOf } from '../http/request.ts'
import { hashSecret } from './mail-secrets.ts'
import { findByLink } from '../store/one-time-tokens.ts'

const looks: LimitRule = { name: 'auth-mailed-link', points: 60, durationSeconds: 5 * 60 }

const bodySchema = z.object({ tokenHash: z.string().check(z.minLength(1), z.maxLength(256)) })

const mailedLinkSchema = z.object({
  /** The account that the link opens. */
  email: z.string(),
  /** The new address, if the link confirms an address change. */
  newEmail: z.nullable(z.string()),
  /** True if this would be the first confirmation of the address, and the account has a password from its sign-up. */
  asksPassword: z.boolean(),
})

/**
 * Registers the endpoint that describes a mailed link before it is used: which account it would open on this phone. The
 * request does not use the link up, and reveals no more than using it would.
 */
export function registerMailedLink(app: FastifyInstance, accounts: Accounts): void {
  const { db, clock, limits } = accounts.platform
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const schema = { summary: 'What a mailed link is for', body: bodySchema, response: { 200: mailedLinkSchema } }
  routes.post('/api/mailed-link', { schema }, async (request) => {
    await limits.limiter(looks).take(clientOf(request).network)
    const link = await findByLink(db, hashSecret(request.body.tokenHash))
    if (!link || link.link_expires_at.getTime() <= clock.nowMs()) throw new Refusal(404, 'not_found')
    const isChange = link.purpose.startsWith('email_change')
    return {
      email: link.email,
      newEmail: isChange ? link.new_email : null,
      asksPassword: link.purpose !== 'recovery' && !link.email_proven_at && link.password_hash !== null,
    }
  })
}
