import type { WeakPassword } from '@ankur/accounts'
import { authErrors, isPasswordTooLong, passwordWeaknesses, weakPasswordMessage } from '@ankur/accounts'
import { isCommonPassword } from './common-passwords.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'

/** Whose password it is to be: what everybody knows of somebody is guessed first. */
export interface PasswordOwner {
  readonly email: string
  readonly name: unknown
}

/** Refuses a new password that is empty, too long or too weak. */
export function requireGoodPassword(password: string, owner: PasswordOwner): void {
  if (password === '') throw new AuthRefusal(authErrors.password_missing)
  if (isPasswordTooLong(password)) throw new AuthRefusal(authErrors.password_too_long)
  const weak = weaknessOf(password, owner)
  if (!weak) return
  throw new AuthRefusal(
    { status: 422, code: 'weak_password', message: weak.message },
    { weakPassword: { reasons: weak.reasons } },
  )
}

/** What today's rules say of a password that was accepted earlier. */
export function weaknessOf(password: string, owner: PasswordOwner): WeakPassword | null {
  const reasons = passwordWeaknesses(password, (typed) => isCommonPassword(typed) || isOfOwner(typed, owner))
  return reasons.length > 0 ? { message: weakPasswordMessage(reasons), reasons } : null
}

/** The address, the part before its at sign, or the name, in whatever capitals and with or without blanks between. */
function isOfOwner(password: string, { email, name }: PasswordOwner): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[\s._-]+/g, '')
  const known = [email, email.split('@')[0] ?? '', typeof name === 'string' ? name : '']
  return known.some((text) => bare(text) !== '' && bare(text) === bare(password))
}
