import type { FastifyRequest } from 'fastify'
import { clientAddress } from '../platform/http/client-address.ts'

/** From where a request comes: `network` is what limits count, the rest is shown to the account's owner. */
export interface Client {
  readonly network: string
  readonly ip: string
  readonly userAgent: string | null
}

const MAX_USER_AGENT_LENGTH = 300

export function clientOf(request: FastifyRequest): Client {
  const userAgent = request.headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH)
  return { network: clientAddress(request), ip: request.ip, userAgent: userAgent || null }
}
