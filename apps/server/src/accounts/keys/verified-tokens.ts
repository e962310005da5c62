/**
 * Access tokens whose signature and claims were found good, each until it runs out.
 *
 * Only that is remembered, and only of tokens that were accepted: whether the session lives is asked on every call, and
 * so is whether their key still counts.
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

/** As `verify`, which is asked once for each token. */
export function rememberVerified(verify: Verify, isOurKey: (kid: string) => Promise<boolean>): Verify {
  // In the order in which they came: the oldest is the first to run out, and to be forgotten.
  const remembered = new Map<string, VerifiedToken>()

  return async (token, nowMs) => {
    const known = remembered.get(token)
    if (known && nowMs < known.expiresMs && (await isOurKey(known.kid))) return known.bearer
    // Past its time a token is good for a little longer, or not: that is the verification's to say.
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
