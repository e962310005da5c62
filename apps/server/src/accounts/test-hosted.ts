import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

interface Signing {
  readonly nowMs: number
  /** The name of the key; only `k1` is published. */
  readonly kid?: string
  readonly claims?: object
}

/** A hosted accounts project, as far as we ask one: it hands out its keys, and signs what its people come with. */
export async function hostedProject() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }] })
  const provider = createServer((_request, response) => void response.setHeader('content-type', 'application/json').end(jwks))
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const userId = randomUUID()
  return {
    url,
    userId,
    env: { SUPABASE_URL: url, SUPABASE_KEY: 'sb_publishable_x' },
    /** The token of one of its people, for an hour. */
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
