import { useEffect } from 'react'

/** A dialog closes itself by Escape. Until its part has come there is none, and the same key must keep it from opening afterwards. */
export function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) close()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
