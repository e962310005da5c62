/**
 * The cache key under which the worker records that every file of a part is cached in a language. Nothing is served there.
 */
export function cacheMark(part: 'talk' | 'creator', language: string): string {
  return `/kept/${part}/${language}`
}
