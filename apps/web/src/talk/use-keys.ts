import { useEffect, useRef } from 'react'

/** Keys of the whole page, wherever the focus is; the last given function deals with them. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const current = useRef(onKey)
  useEffect(() => {
    current.current = onKey
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => current.current(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
