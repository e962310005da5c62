/** Arrow keys in a group of buttons, and Escape before a dialog is there. */
import { type KeyboardEvent, useEffect } from 'react'

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

/**
 * A dialog closes itself on Escape. Until its part is loaded there is none, and the same key must prevent it from opening
 * afterwards.
 */
export function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const press = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) close()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
