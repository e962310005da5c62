import { authErrors, parseEmailAddress } from '@ankur/accounts'
import { AuthRefusal } from '../http/auth-refusal.ts'

/** An address as it is stored and compared, or the protocol's refusal. */
export function readEmail(typed: string): string {
  const parsed = parseEmailAddress(typed)
  if (parsed.ok) return parsed.email
  switch (parsed.problem) {
    case 'missing':
      throw new AuthRefusal(authErrors.email_missing)
    case 'too_long':
      throw new AuthRefusal(authErrors.email_too_long)
    case 'invalid':
      throw new AuthRefusal(authErrors.email_invalid)
  }
}
