import { useSyncExternalStore } from 'react'

const wide = '(min-width: 64rem)'

export function useWide(): boolean {
  return useSyncExternalStore(watch, isWide)
}

export function isWide(): boolean {
  return matchMedia(wide).matches
}

function watch(changed: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
