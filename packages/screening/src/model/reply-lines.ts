import * as z from 'zod/mini'

const replySchema = z.object({ lines: z.array(z.object({ id: z.int(), text: z.string() })).check(z.maxLength(60)) })

/** Parses a model's reply, `{"lines":[{"id":4,"text":"…"}]}`, with or without a Markdown code fence; null if invalid. */
export function replyLines(reply: string): Map<number, string> | null {
  const json = reply
    .trim()
    .replace(/^```(?:json)?\s*/, '')
    .replace(/\s*```$/, '')
  const parsed = replySchema.safeParse(readJson(json))
  if (!parsed.success) return null
  const lines = new Map(parsed.data.lines.map(({ id, text }) => [id, text.trim()]))
  return lines.size === parsed.data.lines.length ? lines : null
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
