/** What a page needs for games in an account without loading the validation of their content. */
import { fill } from '@ankur/content'

export const projectNameLength = 100
/** A link expires by itself unless it is renewed. */
export const playLinkDays = 30

/** A typed name, normalised; null when it is not valid. */
export function parseProjectName(typed: string): string | null {
  const name = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  return name === '' || name.length > projectNameLength || /\p{Cc}/u.test(name) ? null : name
}

/** "{name} (copy)", shortened to the maximum length of a name. */
export function nameMadeOf(pattern: string, name: string): string {
  let letters = Array.from(name)
  while (fill(pattern, { name: letters.join('') }).length > projectNameLength) letters = letters.slice(0, -1)
  return fill(pattern, { name: letters.join('').trim() })
}
