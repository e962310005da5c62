/** Where a list of assessments goes on: after this one, in the order newest first. */
export interface ListCursor {
  readonly completedMs: number
  readonly id: string
}

/** The cursor as the client carries it: nothing to read, nothing to make up. */
export function toCursorText({ completedMs, id }: ListCursor): string {
  return Buffer.from(`${completedMs}.${id}`).toString('base64url')
}

/** The cursor of a text that we gave out, or null. */
export function parseCursor(text: string): ListCursor | null {
  const match = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(Buffer.from(text, 'base64url').toString())
  return match?.[1] && match[2] ? { completedMs: Number(match[1]), id: match[2] } : null
}
