import { useMemo, useSyncExternalStore } from 'react'
import { comfortText, watchComfort } from './comfort.ts'
import { parseComfort, type Comfort } from './comfort-settings.ts'
import { parseJson } from '../storage/storage.ts'

/** The comfort settings; re-renders on a change. */
export function useComfort(): Comfort {
  const text = useSyncExternalStore(watchComfort, comfortText, () => null)
  return useMemo(() => parseComfort(parseJson(text)), [text])
}
