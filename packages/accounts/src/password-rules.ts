/**
 * Password rules: at least 6 characters, and not on the list of common passwords.
 *
 * There is no other rule, and nothing is trimmed or normalised. The caller checks whether the password is common, because
 * the list is too long for a browser.
 */
export type PasswordWeakness = 'length' | 'pwned'

export const MIN_PASSWORD_LENGTH = 6
/** The hash takes any length; this limits the size of a request. */
export const MAX_PASSWORD_LENGTH = 1024

/** All reasons why a password is too weak; empty when it is acceptable. */
export function passwordWeaknesses(password: string, isCommon: (password: string) => boolean): PasswordWeakness[] {
  const weaknesses: PasswordWeakness[] = []
  if (lengthOf(password) < MIN_PASSWORD_LENGTH) weaknesses.push('length')
  if (isCommon(password)) weaknesses.push('pwned')
  return weaknesses
}

export function isPasswordTooLong(password: string): boolean {
  return lengthOf(password) > MAX_PASSWORD_LENGTH
}

/** The protocol's wording, one sentence per reason. */
export function weakPasswordMessage(weaknesses: readonly PasswordWeakness[]): string {
  return weaknesses.map((weakness) => messages[weakness]).join(' ')
}

const messages: Readonly<Record<PasswordWeakness, string>> = {
  length: `Password should be at least ${MIN_PASSWORD_LENGTH} characters.`,
  pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
}

/** Counts code points, so that an emoji or a rare letter counts once. */
function lengthOf(password: string): number {
  return Array.from(password).length
}
