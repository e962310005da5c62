/** What the values of settings may be: the form of a whole number, an address, a key. `config.ts` says which setting takes which. */
import { createPrivateKey } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'
import * as z from 'zod/mini'

export function text(unset: string) {
  return z._default(z.string(), unset)
}

export function optional(accepts: (value: string) => boolean, message: string) {
  return z.optional(z.string().check(z.refine(accepts, message)))
}

export function wholeNumber(least: number, most: number, unset: string) {
  const accepts = (value: string) => isWhole(value, least, most)
  return z._default(z.string().check(z.refine(accepts, `must be a whole number from ${least} to ${most}`)), unset)
}

export function isWhole(value: string, least: number, most: number): boolean {
  return /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most
}

export function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  return url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
}

export function isWebAddress(value: string): boolean {
  const url = URL.parse(value.trim())
  return url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password
}

export function isPostgresUrl(value: string): boolean {
  // Parsed with a base URL, as the driver does: `postgres:///name?host=/socket/folder` is a common way to name a socket.
  return /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value.replace('@/', '@socket/'), 'postgres://base')
}

export function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

export function isSender(value: string): boolean {
  return /^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(value.trim())
}

export function isAddress(value: string): boolean {
  return /^[^\s<>@,;]+@[^\s<>@,;]+$/.test(value.trim())
}

/** Returns the private JWK that a setting contains; null if it is not one that can sign access tokens. */
export function signingJwk(value: string): Readonly<Record<string, unknown>> | null {
  let jwk: unknown
  try {
    jwk = JSON.parse(value)
  } catch {
    return null
  }
  const schema = z.looseObject({ d: z.string(), kty: z.enum(['EC', 'RSA']), crv: z.optional(z.literal('P-256')) })
  const parsed = z.safeParse(schema, jwk)
  return parsed.success && isUsableKey(parsed.data) ? Object.freeze(parsed.data) : null
}

/** Checks that the JWK is a valid and strong key; otherwise the error would appear only at the first sign-in. */
function isUsableKey(jwk: Readonly<Record<string, unknown>>): boolean {
  try {
    const { asymmetricKeyDetails } = createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' })
    return jwk['kty'] === 'EC' || (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048
  } catch {
    return false
  }
}
