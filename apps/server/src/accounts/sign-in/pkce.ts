import { createHash } from 'node:crypto'
import { authErrors } from '@ankur/accounts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { isSameBytes } from '../keys/secrets.ts'

export interface CodeChallenge {
  readonly challenge: string
  readonly method: 's256' | 'plain'
}

/** Parses the challenge and method of a PKCE flow; returns null if both are missing. */
export function readCodeChallenge(challenge: string, typedMethod: string): CodeChallenge | null {
  if (challenge === '' && typedMethod === '') return null
  if (challenge === '' || typedMethod === '') throw new AuthRefusal(authErrors.challenge_incomplete)
  const method = typedMethod.toLowerCase()
  if (method !== 's256' && method !== 'plain') throw new AuthRefusal(authErrors.challenge_method)
  if (challenge.length < 43 || challenge.length > 128) throw new AuthRefusal(authErrors.challenge_length)
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) throw new AuthRefusal(authErrors.challenge_characters)
  return { challenge, method }
}

/** Returns whether the verifier matches the challenge. */
export function answersChallenge({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const answer = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  return isSameBytes(Buffer.from(answer), Buffer.from(challenge))
}
