import { useRef, type MouseEvent, type PointerEvent } from 'react'
import type { PersonalBoard } from '@ankur/talk'
import { countsAsPress, type Press } from '@ankur/talk/press'

/**
 * Presses on words: they count on release, sliding to another word before that chooses the other one, and the family's
 * settings define the length of a press and the delay before the next. Keys and screen readers send plain clicks.
 */
export function usePresses({ settings }: PersonalBoard, choose: (id: string) => void) {
  const down = useRef<{ id: string | null; atMs: number } | null>(null)
  const last = useRef<Press | null>(null)
  const accept = (id: string, heldMs: number, atMs: number) => {
    const press = { id, heldMs, atMs }
    if (!countsAsPress(press, last.current, settings)) return
    last.current = press
    choose(id)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      down.current = { id: wordAt(event), atMs: event.timeStamp }
    },
    onPointerUp: (event: PointerEvent) => {
      const begun = down.current
      const id = wordAt(event)
      // The same word: the click that follows counts. Another one: no click follows.
      if (!begun || id === null || id === begun.id) return
      down.current = null
      accept(id, settings.holdMs, event.timeStamp)
    },
    onPointerCancel: () => {
      down.current = null
    },
    onClick: (event: MouseEvent) => {
      const id = closestWord(event.target)
      if (id === null) return
      const begun = down.current
      down.current = null
      const heldMs = event.detail === 0 || !begun ? settings.holdMs : event.timeStamp - begun.atMs
      accept(id, heldMs, event.timeStamp)
    },
  }
}

function wordAt(event: PointerEvent): string | null {
  return closestWord(document.elementFromPoint(event.clientX, event.clientY))
}

function closestWord(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-word]')?.dataset.word ?? null) : null
}
