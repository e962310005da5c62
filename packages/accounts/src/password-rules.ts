/**
 * What a password must be: at least 6 characters, and not one that everybody guesses first.
 *
 * No other rule, and nothing is trimmed or normalised: the password is what was typed. Whether it is common
 * is asked of the caller, as the list of the commonest is too long for a browser.
 */
export type PasswordWeakness = 'length' | 'pwned'

export const MIN_PASSWORD_LENGTH = 6
/** The hash takes any length; this only keeps somebody from sending a book. */
export const MAX_PASSWORD_LENGTH = 1024

/** Every reason why a password is too weak; none when it may be used. */
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

/** Characters as people count them, near enough: an emoji or a rare letter is one, not two. */
function lengthOf(password: string): number {
  return Array.from(password).length
}
