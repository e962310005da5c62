/**
 * Refresh tokens: base64url(version 1 | session uuid 16 | counter varint | HMAC-SHA-256, cut to 16 bytes).
 *
 * The token is a signed statement, so nothing in the database can be turned into a token. The version byte identifies the
 * signing secret, in case that secret is changed.
 */
import { isSameBytes, mac } from './secrets.ts'
import type { Secrets } from './secrets.ts'

export type OpenedRefreshToken =
  | { readonly kind: 'ours'; readonly sessionId: string; readonly counter: number }
  /** In the format of a token, but not signed by this installation. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'malformed' }

const VERSION = 1
const SESSION_BYTES = 16
const MAC_BYTES = 16
const HEAD_BYTES = 1 + SESSION_BYTES
const MAX_COUNTER_BYTES = 7

export function sealRefreshToken(secrets: Secrets, sessionId: string, counter: number): string {
  const session = Buffer.from(sessionId.replaceAll('-', ''), 'hex')
  const statement = Buffer.concat([Buffer.from([VERSION]), session, toVarint(counter)])
  return Buffer.concat([statement, signature(secrets, session, statement)]).toString('base64url')
}

/** Verifies a token without a database query: a forged token costs only one MAC. */
export function openRefreshToken(secrets: Secrets, token: string): OpenedRefreshToken {
  if (!/^[A-Za-z0-9_-]{46,54}$/.test(token)) return { kind: 'malformed' }
  const bytes = Buffer.from(token, 'base64url')
  const statement = bytes.subarray(0, -MAC_BYTES)
  const session = bytes.subarray(1, HEAD_BYTES)
  const counter = fromVarint(statement.subarray(HEAD_BYTES))
  if (bytes[0] !== VERSION || counter === null) return { kind: 'malformed' }
  if (!isSameBytes(bytes.subarray(-MAC_BYTES), signature(secrets, session, statement))) return { kind: 'foreign' }
  // The last character has unused bits, so a different character could decode to the same bytes.
  if (bytes.toString('base64url') !== token) return { kind: 'foreign' }
  return { kind: 'ours', sessionId: toUuid(session), counter }
}

function signature(secrets: Secrets, session: Uint8Array, statement: Uint8Array): Buffer {
  return mac(secrets.refreshTokens(session), statement).subarray(0, MAC_BYTES)
}

function toVarint(counter: number): Buffer {
  const bytes: number[] = []
  let rest = counter
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80)
    rest = Math.floor(rest / 0x80)
  }
  return Buffer.from([...bytes, rest])
}

/** Accepts only the shortest encoding of a number, so that each token has exactly one encoding. */
function fromVarint(bytes: Uint8Array): number | null {
  const last = bytes.at(-1)
  if (last === undefined || bytes.length > MAX_COUNTER_BYTES) return null
  if (last >= 0x80 || (last === 0 && bytes.length > 1)) return null
  if (bytes.subarray(0, -1).some((byte) => byte < 0x80)) return null
  return bytes.reduceRight((value, byte) => value * 0x80 + (byte & 0x7f), 0)
}

function toUuid(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
