import { useEffect } from 'react'

const panes = '.creator :is(.bar, .stage, .sprites, .workspace, .palette)'
const stops = ':is(a, button, [tabindex="0"]):not([tabindex="-1"])'

/** F6 goes to the next part of the editor, with Shift to the one before. */
export function usePaneKeys(): void {
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || document.querySelector('dialog[open]')) return
      event.preventDefault()
      const all = [...document.querySelectorAll(panes)].filter((pane) => pane.querySelector(stops))
      const at = all.findIndex((pane) => pane.contains(document.activeElement))
      const next = event.shiftKey ? (at < 0 ? -1 : at - 1) : at + 1
      all
        .at(next % all.length)
        ?.querySelector<HTMLElement>(stops)
        ?.focus()
    }
    addEventListener('keydown', go)
    return () => removeEventListener('keydown', go)
  }, [])
}
