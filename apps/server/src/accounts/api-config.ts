import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../platform/http/client-address.ts'
import type { Platform } from '../platform/platform.ts'

/** The public key of our own accounts: it names the client, opens nothing, and is no secret. */
const OWN_KEY = 'sb_publishable_local'

/** GET /api/config: where the browser finds the accounts, asked before its first call to them. */
export function registerApiConfig(app: FastifyInstance, { config }: Platform): void {
  app.get('/api/config', async (request) => {
    const { supabase, authMode } = config
    // What a family may be asked to agree to: which model, and whether it could be shown pictures.
    const model = config.model && { name: config.model.name, readsPictures: config.model.readsPictures }
    if (supabase) return { auth: { url: `${supabase.url}/auth/v1`, key: supabase.key }, model }
    // Without a mail server nothing leaves, and pages must not send a person to look for a mail.
    const mailLeaves = config.smtpUrl !== null
    return { model, mailLeaves, auth: { url: `${ownOrigin(request, config.publicUrl)}/auth/v1`, key: OWN_KEY, mode: authMode } }
  })
}

/** On one's own computer the site has several names (`localhost`, `127.0.0.1`): pages may only call the one they came from. */
function ownOrigin(request: FastifyRequest, publicUrl: string): string {
  const isAtHome = isLoopback(new URL(publicUrl).hostname) && isLoopback(request.hostname)
  return isAtHome ? `${request.protocol}://${request.host}` : publicUrl
}
