import { useSyncExternalStore } from 'react'

/** False on a prerendered page before hydration: nothing in it may send a request automatically. */
export function useIsLive(): boolean {
  return useSyncExternalStore(neverChanges, isLive, isNotLive)
}

const neverChanges = () => () => undefined
const isLive = () => true
const isNotLive = () => false
