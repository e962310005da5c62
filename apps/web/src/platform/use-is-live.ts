import { useSyncExternalStore } from 'react'

/** False in a page that stands in its HTML and whose script has not come: nothing in it may send anything by itself. */
export function useIsLive(): boolean {
  return useSyncExternalStore(neverChanges, isLive, isNotLive)
}

const neverChanges = () => () => undefined
const isLive = () => true
const isNotLive = () => false
