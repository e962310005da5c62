import * as z from 'zod/mini'
import { Refusal } from './refusal.ts'

/**
 * Returns the UUID of a URL in lower case, as the database returns it: it is part of what a sealed value is bound to, of keys of
 * limits, and of names of files. A malformed id gets 404, as an unknown one does.
 */
export function idOf({ id }: { id: string }): string {
  if (!z.guid().safeParse(id).success) throw new Refusal(404, 'not_found')
  return id.toLowerCase()
}
