import { Refusal } from './refusal.ts'

/**
 * Returns the UUID of a URL in lower case, as the database returns it: it is part of what a sealed value is bound to, of keys of
 * limits, and of names of files. A malformed id gets 404, as an unknown one does.
 */
export function idOf({ id }: { id: string }): string {
  if (!isUuid(id)) throw new Refusal(404, 'not_found')
  return id.toLowerCase()
}

/** Checks an id from a request before it is used in SQL, as PostgreSQL raises an error for a malformed one. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
}
