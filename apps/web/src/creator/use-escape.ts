import { useEffect } from 'react'

/**
 * A dialog closes itself on Escape. Until its part is loaded there is none, and the same key must prevent it from opening
 * afterwards.
 */
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
