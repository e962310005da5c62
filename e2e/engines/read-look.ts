import type { Look } from './tab.ts'

/**
 * Runs in the page: the state of these elements. References nothing outside itself, since it is sent as source text.
 */
export function readLook(found: readonly Element[]): Look {
  const [first] = found
  if (!first) {
    return { count: 0, text: '', value: '', hasFocus: false, isChecked: false, box: { x: 0, y: 0, width: 0, height: 0 } }
  }
  const { x, y, width, height } = first.getBoundingClientRect()
  const entry = first as HTMLInputElement
  return {
    count: found.length,
    text: (first as HTMLElement).innerText?.trim().replace(/\s+/g, ' ') ?? '',
    value: entry.value ?? '',
    hasFocus: document.activeElement === first,
    isChecked: entry.checked === true || first.getAttribute('aria-checked') === 'true',
    box: { x, y, width, height },
  }
}
