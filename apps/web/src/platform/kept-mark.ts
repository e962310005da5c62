/** The address under which the worker notes that every file of a part is kept in a language. Nothing is served there. */
export function keptMark(part: 'talk' | 'creator', language: string): string {
  return `/kept/${part}/${language}`
}
