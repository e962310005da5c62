/** Where a list of games goes on: after this one, the last saved first. */
export interface ListCursor {
  readonly savedMs: number
  readonly id: string
}

export function toCursorText({ savedMs, id }: ListCursor): string {
  return Buffer.from(`${savedMs}.${id}`).toString('base64url')
}

/** The cursor of a text that we gave out, or null. */
export function parseCursor(text: string): ListCursor | null {
  const match = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(Buffer.from(text, 'base64url').toString())
  return match?.[1] && match[2] ? { savedMs: Number(match[1]), id: match[2] } : null
}
