import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { sendRefusal } from './error-answer.ts'
import { Refusal } from './refusal.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that a browser sends for a page of another site, unless the operator named that site. Without cookies such a page
 * cannot act as a family, but it could sign up addresses, send messages and guess passwords from its visitors' networks, and so use
 * up the limits of those. Browsers before Safari 16.4 do not say where a request comes from, and programs are not asked.
 */
export function refuseCrossSite(app: FastifyInstance, { corsOrigins }: Config): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { 'sec-fetch-site': site, origin = '' } = request.headers
    if (site !== 'cross-site' || reading.has(request.method) || corsOrigins.includes(origin)) done()
    else sendRefusal(reply, new Refusal(403, 'bad_request'))
  })
}
