/**
 * Device tokens, like OWASP's device cookies but in a header: a browser that signed in stores a token for that account, and
 * wrong passwords with a token are counted separately. A stranger can only use up the shared attempts of strangers.
 */
import { randomBytes } from 'node:crypto'
import { toNetwork } from '../../platform/http/client-address.ts'
import type { Accounts } from '../accounts.ts'
import { isSameBytes, mac } from '../keys/secrets.ts'
import { loadOwnershipDates, type OwnershipDates } from '../store/addresses.ts'
import { loadSessionAddresses } from '../store/sessions.ts'

/** Sent by our pages with a sign-in; the response may contain a new token. */
export const DEVICES_HEADER = 'x-ankur-devices'
export const NEW_DEVICE_HEADER = 'x-ankur-device'

const NAME_BYTES = 16
/** In milliseconds since 1970. */
const TIME_BYTES = 6
const MAC_BYTES = 16
const SIGNED_BYTES = NAME_BYTES + TIME_BYTES
/** A shared phone stores the tokens of a few accounts. */
const MAX_TOKENS = 5

export function newDeviceToken({ secrets, platform }: Accounts, email: string): string {
  const signed = Buffer.concat([randomBytes(NAME_BYTES), Buffer.alloc(TIME_BYTES)])
  signed.writeUIntBE(platform.clock.nowMs(), NAME_BYTES, TIME_BYTES)
  return Buffer.concat([signed, signature(secrets, email, signed)]).toString('base64url')
}

/** The name of the device, if one of its tokens is valid for the account's current owner; null otherwise. */
export async function knownDevice(accounts: Accounts, email: string, header: string): Promise<string | null> {
  // Only a signed-in owner has a valid token, so the time of this query reveals nothing to others.
  if (deviceSince(accounts, email, header, new Date(0)) === null) return null
  const dates = await loadOwnershipDates(accounts.platform.db, email)
  return dates && deviceSince(accounts, email, header, ownedSince(dates))
}

/**
 * Like `knownDevice`, if the date of ownership is already loaded. Earlier tokens do not count: a stranger may have signed
 * up with the address and collected many tokens.
 */
export function deviceSince({ secrets }: Accounts, email: string, header: string, since: Date): string | null {
  for (const token of header.split(',').slice(0, MAX_TOKENS)) {
    const bytes = Buffer.from(token.trim(), 'base64url')
    if (bytes.length !== SIGNED_BYTES + MAC_BYTES) continue
    const signed = bytes.subarray(0, SIGNED_BYTES)
    if (signed.readUIntBE(NAME_BYTES, TIME_BYTES) < since.getTime()) continue
    if (isSameBytes(bytes.subarray(SIGNED_BYTES), signature(secrets, email, signed))) {
      return signed.subarray(0, NAME_BYTES).toString('hex')
    }
  }
  return null
}

/**
 * Since when an account belongs to its owner: the confirmation of its address, or its creation if that was never confirmed.
 */
export function ownedSince({ created_at: createdAt, email_proven_at: provenAt }: OwnershipDates): Date {
  return provenAt ?? createdAt
}

/** Whether the account has a session that was last used from this network. Also queried for unknown addresses. */
export async function isKnownNetwork({ platform }: Accounts, email: string, network: string): Promise<boolean> {
  return (await loadSessionAddresses(platform.db, email)).some((ip) => toNetwork(ip) === network)
}

function signature(secrets: Accounts['secrets'], email: string, signed: Uint8Array): Buffer {
  return mac(secrets.devices, email, signed).subarray(0, MAC_BYTES)
}
