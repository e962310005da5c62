import type { DisplayLine } from '@ankur/screening/display'

type TextPart = DisplayLine | { readonly items: readonly string[] }

/** Consecutive list items become one list. */
export function groupItems(lines: readonly DisplayLine[]): TextPart[] {
  const parts: TextPart[] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if (line.kind !== 'item') parts.push(line)
    else if (last && 'items' in last) parts.splice(-1, 1, { items: [...last.items, line.text] })
    else parts.push({ items: [line.text] })
  }
  return parts
}
