import * as z from 'zod/mini'
import { Refusal } from '../platform/http/refusal.ts'

/** A malformed id gets 404, as an unknown one does. */
export function idOf({ id }: { id: string }): string {
  if (!z.guid().safeParse(id).success) throw new Refusal(404, 'not_found')
  return id
}
