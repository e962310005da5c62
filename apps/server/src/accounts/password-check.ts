import type { WeakPassword } from '@ankur/accounts'
import { authErrors, isPasswordTooLong, passwordWeaknesses, weakPasswordMessage } from '@ankur/accounts'
import { isCommonPassword } from './common-passwords.ts'
import { AuthRefusal } from './http/auth-refusal.ts'

/** Refuses a new password that is empty, too long or too weak. */
export function requireGoodPassword(password: string): void {
  if (password === '') throw new AuthRefusal(authErrors.password_missing)
  if (isPasswordTooLong(password)) throw new AuthRefusal(authErrors.password_too_long)
  const weak = weaknessOf(password)
  if (!weak) return
  throw new AuthRefusal(
    { status: 422, code: 'weak_password', message: weak.message },
    { weakPassword: { reasons: weak.reasons } },
  )
}

/** What today's rules say of a password that was accepted earlier. */
export function weaknessOf(password: string): WeakPassword | null {
  const reasons = passwordWeaknesses(password, isCommonPassword)
  return reasons.length > 0 ? { message: weakPasswordMessage(reasons), reasons } : null
}
