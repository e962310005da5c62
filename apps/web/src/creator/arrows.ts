import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Arrow keys move between the buttons of a group. If the group is a single tab stop, they reach the rest of it. */
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
