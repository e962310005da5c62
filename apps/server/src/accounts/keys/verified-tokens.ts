/**
 * Caches access tokens whose signature and claims were verified, each until it expires.
 *
 * Only accepted tokens are cached. Every call still checks that the session is valid, and that the signing key is.
 */
import { decodeJwt, decodeProtectedHeader } from 'jose'
import type { Bearer } from './access-token.ts'

const MAX_REMEMBERED = 2_000

interface VerifiedToken {
  readonly bearer: Bearer
  readonly kid: string
  readonly expiresMs: number
}

type Verify = (token: string, nowMs: number) => Promise<Bearer>

/** Wraps `verify` and calls it once for each token. */
export function rememberVerified(verify: Verify, isOurKey: (kid: string) => Promise<boolean>): Verify {
  // In insertion order: the oldest token expires first and is removed first.
  const remembered = new Map<string, VerifiedToken>()

  return async (token, nowMs) => {
    const known = remembered.get(token)
    if (known && nowMs < known.expiresMs && (await isOurKey(known.kid))) return known.bearer
    // `verify` decides how long after its expiry a token is still accepted.
    remembered.delete(token)
    const bearer = await verify(token, nowMs)
    const expiresMs = (decodeJwt(token).exp ?? 0) * 1000
    if (nowMs < expiresMs) remember(remembered, token, { bearer, kid: decodeProtectedHeader(token).kid ?? '', expiresMs })
    return bearer
  }
}

function remember(remembered: Map<string, VerifiedToken>, token: string, found: VerifiedToken): void {
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size >= MAX_REMEMBERED) remembered.delete(oldest)
  remembered.set(token, found)
}
