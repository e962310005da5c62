/**
 * Device cookies after OWASP, without cookies: whoever signed in keeps a token for that account, and wrong passwords that
 * come with it are counted apart from everybody else's. A stranger can use up what all strangers share, and no more.
 */
import { randomBytes } from 'node:crypto'
import { toNetwork } from '../../platform/http/client-address.ts'
import type { Accounts } from '../accounts.ts'
import { isSameBytes, mac } from '../keys/secrets.ts'
import { loadSessionAddresses } from '../store/sessions.ts'

/** Sent by our pages with a sign-in; the answer to one brings a token of its own. */
export const DEVICES_HEADER = 'x-ankur-devices'
export const NEW_DEVICE_HEADER = 'x-ankur-device'

const NAME_BYTES = 16
const MAC_BYTES = 16
/** A phone that a family shares keeps the tokens of a few accounts. */
const MAX_TOKENS = 5

export function newDeviceToken({ secrets }: Accounts, email: string): string {
  const name = randomBytes(NAME_BYTES)
  return Buffer.concat([name, signature(secrets, email, name)]).toString('base64url')
}

/** The name of the device, if one of its tokens is for this account; null otherwise. */
export function knownDevice({ secrets }: Accounts, email: string, header: string): string | null {
  for (const token of header.split(',').slice(0, MAX_TOKENS)) {
    const bytes = Buffer.from(token.trim(), 'base64url')
    const name = bytes.subarray(0, NAME_BYTES)
    if (bytes.length !== NAME_BYTES + MAC_BYTES) continue
    if (isSameBytes(bytes.subarray(NAME_BYTES), signature(secrets, email, name))) return name.toString('hex')
  }
  return null
}

/** Whether the account has a session that was last used from this network. Asked of unknown addresses too. */
export async function isKnownNetwork({ platform }: Accounts, email: string, network: string): Promise<boolean> {
  return (await loadSessionAddresses(platform.db, email)).some((ip) => toNetwork(ip) === network)
}

function signature(secrets: Accounts['secrets'], email: string, name: Uint8Array): Buffer {
  return mac(secrets.devices, email, name).subarray(0, MAC_BYTES)
}
