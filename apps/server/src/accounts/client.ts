import type { FastifyRequest } from 'fastify'
import { clientAddress } from '../platform/http/client-address.ts'
import { DEVICES_HEADER } from './sign-in/known-device.ts'

/** The origin of a request: limits count by `network`; the rest is shown to the account's owner. */
export interface Client {
  readonly network: string
  readonly ip: string
  readonly userAgent: string | null
  /** The device tokens sent with the request; see `known-device.ts`. */
  readonly devices: string
}

const MAX_USER_AGENT_LENGTH = 300

export function clientOf(request: FastifyRequest): Client {
  const userAgent = request.headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH)
  const devices = request.headers[DEVICES_HEADER]
  return {
    network: clientAddress(request),
    ip: request.ip,
    userAgent: userAgent || null,
    devices: typeof devices === 'string' ? devices : '',
  }
}
