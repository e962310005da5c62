import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

interface Signing {
  readonly nowMs: number
  /** The id of the signing key; only `k1` is published. */
  readonly kid?: string
  readonly claims?: object
}

/** A fake hosted accounts project: it publishes its keys, signs tokens for its users, and answers `GET /user`. */
export async function hostedProject() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }] })
  const userId = randomUUID()
  const state: { user: object | null } = {
    user: { id: userId, email: 'asha@example.org', email_confirmed_at: '2026-01-01T00:00:00Z' },
  }
  const provider = createServer(({ url: path }, response) => {
    response.setHeader('content-type', 'application/json')
    if (path !== '/auth/v1/user') return void response.end(jwks)
    if (state.user === null) response.statusCode = 403
    response.end(JSON.stringify(state.user ?? { code: 'session_not_found' }))
  })
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  return {
    url,
    userId,
    /** Sets the response to `GET /user`; null after the user signed out or was deleted there. */
    says: (user: object | null) => void (state.user = user),
    env: { SUPABASE_URL: url, SUPABASE_KEY: 'sb_publishable_x' },
    /** Signs an access token for one of its users, valid for an hour. */
    sign: ({ nowMs, kid = 'k1', claims = {} }: Signing): Promise<string> =>
      new SignJWT({
        iss: `${url}/auth/v1`,
        aud: 'authenticated',
        role: 'authenticated',
        sub: userId,
        session_id: randomUUID(),
        email: 'asha@example.org',
        exp: Math.floor(nowMs / 1000) + 3_600,
        ...claims,
      })
        .setProtectedHeader({ alg: 'ES256', kid })
        .sign(privateKey),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void provider.close(() => resolve())),
  }
}
