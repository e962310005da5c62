import * as z from 'zod/mini'
import { Refusal } from '../platform/http/refusal.ts'

/** A malformed id names nothing, like an unknown one. */
export function idOf({ id }: { id: string }): string {
  if (!z.guid().safeParse(id).success) throw new Refusal(404, 'not_found')
  return id
}
