import { useSyncExternalStore } from 'react'
import { useComfort } from '../../platform/comfort/use-comfort.ts'
import type { GameSettings } from '../game-settings.ts'
import { progressStore } from '../progress.ts'

export type StimulusLevel = GameSettings['sensory']

const lessMotion = '(prefers-reduced-motion: reduce)'

/** How much may move. Reduced motion, of the phone or of this site, means quiet. */
export function useSensory(): StimulusLevel {
  const { settings } = progressStore.use()
  const { movement } = useComfort()
  const phoneAsksForLess = useSyncExternalStore(
    watchPhone,
    () => matchMedia(lessMotion).matches,
    () => false,
  )
  const isLess = movement === 'less' || (movement === 'phone' && phoneAsksForLess)
  return isLess ? 'quiet' : settings.sensory
}

function watchPhone(listener: () => void): () => void {
  const query = matchMedia(lessMotion)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
