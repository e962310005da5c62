/** What a page must know of games in an account without what checks their content. */

export const projectNameLength = 100
/** A link ends by itself when nobody switches it on again. */
export const playLinkDays = 30

/** A name as somebody typed it, tidied; null when it cannot be one. */
export function parseProjectName(typed: string): string | null {
  const name = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  return name === '' || name.length > projectNameLength || /\p{Cc}/u.test(name) ? null : name
}
