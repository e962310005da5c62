import { useMemo, useSyncExternalStore } from 'react'
import { comfortText, watchComfort } from './comfort.ts'
import { parseComfort, type Comfort } from './comfort-settings.ts'
import { parseJson } from '../storage/storage.ts'

/** The comfort settings, also when they change while the page is open. */
export function useComfort(): Comfort {
  const text = useSyncExternalStore(watchComfort, comfortText, () => null)
  return useMemo(() => parseComfort(parseJson(text)), [text])
}
