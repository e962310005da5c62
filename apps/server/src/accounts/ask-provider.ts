/** Asks the hosted project whether a token is still valid now: sign-outs and deletions take effect there at once. */
import * as z from 'zod/mini'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'

const TIMEOUT_MS = 5_000
const RETRY_AFTER_SECONDS = 5

const userSchema = z.object({
  id: z.string(),
  email: z.nullish(z.string()),
  email_confirmed_at: z.nullish(z.string()),
  factors: z.nullish(z.array(z.object({ status: z.string() }))),
})

export interface HostedPerson {
  readonly id: string
  readonly email: string
  readonly ownsAddress: boolean
  /** The account requires a second factor. */
  readonly hasFactor: boolean
}

/** Returns null when the session has ended; refuses with 503 when the project cannot be reached. */
export async function askProvider(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  token: string,
): Promise<HostedPerson | null> {
  const { supabase } = config
  if (!supabase) throw new Error('No hosted project is configured')
  const headers = { apikey: supabase.key, authorization: `Bearer ${token}` }
  try {
    const answer = await fetch(`${supabase.url}/auth/v1/user`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return null
    if (!answer.ok) throw new Error(`The project answered ${answer.status}`)
    const user = z.parse(userSchema, await answer.json())
    const hasFactor = (user.factors ?? []).some(({ status }) => status === 'verified')
    return { id: user.id.toLowerCase(), email: user.email ?? '', ownsAddress: Boolean(user.email_confirmed_at), hasFactor }
  } catch (error) {
    log.warn({ err: error }, 'The hosted accounts project did not answer about a session')
    throw new Refusal(503, 'unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}
