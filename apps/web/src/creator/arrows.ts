import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Arrows go round the buttons of a group. Where the group is one stop for Tab, they are the way to the rest of it. */
export function goByArrows(
  event: KeyboardEvent<HTMLElement>,
  group: Element | null = event.currentTarget,
  wanted = 'button',
): void {
  const by = steps[event.key]
  const all = [...(group?.querySelectorAll<HTMLElement>(wanted) ?? [])]
  const at = all.indexOf(event.target as HTMLElement)
  if (by === undefined || at < 0) return
  event.preventDefault()
  all[(at + by + all.length) % all.length]?.focus()
}
