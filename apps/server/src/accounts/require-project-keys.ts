/** A hosted project that signs with a shared secret lets everybody sign up and nobody in: that is found at the start, not by families. */
import * as z from 'zod/mini'
import type { Platform } from '../platform/platform.ts'

const TIMEOUT_MS = 5_000
const keysSchema = z.object({ keys: z.array(z.looseObject({ alg: z.optional(z.string()), kty: z.optional(z.string()) })) })

/** Refuses to start where the project publishes no key that we verify with. One that does not answer now may answer later. */
export async function requireProjectKeys({ log }: Pick<Platform, 'log'>, projectUrl: string): Promise<void> {
  const keys = await readKeys(projectUrl).catch((error: unknown) => {
    log.warn({ err: error }, 'The keys of the hosted accounts project could not be read at the start')
    return null
  })
  if (keys === null || keys.some(({ kty }) => kty === 'EC' || kty === 'RSA')) return
  throw new Error(
    `The project at ${projectUrl} publishes no signing keys: it signs with a shared secret (HS256, "legacy JWT secret"), which Ankur does not take. Switch the project to asymmetric signing keys (ES256 or RS256), then start again.`,
  )
}

async function readKeys(projectUrl: string) {
  const answer = await fetch(`${projectUrl}/auth/v1/.well-known/jwks.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`The project answered ${answer.status}`)
  return z.parse(keysSchema, await answer.json()).keys
}
