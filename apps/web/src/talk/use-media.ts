import { useEffect, useState } from 'react'
import { isFirstDrawing } from '../platform/drawn.ts'

/** Whether a media query matches; false while the prerendered page is hydrated. */
export function useMedia(wanted: string): boolean {
  const [isSo, setSo] = useState(() => !isFirstDrawing() && matchMedia(wanted).matches)
  useEffect(() => {
    const query = matchMedia(wanted)
    const follow = () => setSo(query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [wanted])
  return isSo
}
