import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
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

/** Where the friends of the games are drawn; of each the dark of the eyes. */
const friends = '.rise__cat, .duck-friend, .engine, .seedling, .rabbit-friend, .elephant-friend, .mithu, .half__friend'
const eyes = 'circle[fill^="#2B23"]'

const BLINK_MS = 240
const NOD_MS = 600

interface RoundProgress {
  readonly moves: number
  readonly isOver: boolean
  readonly sensory: StimulusLevel
}

/** After a placement the friend blinks once, in the lively level nods once; in the quiet one, and at the end, it is still. */
export function useFriendMoves(scene: RefObject<HTMLElement | null>, { moves, isOver, sensory }: RoundProgress): void {
  const before = useRef(moves)
  useEffect(() => {
    const isPlaced = moves > before.current
    before.current = moves
    if (!isPlaced || isOver || sensory === 'quiet') return
    const seen = [...(scene.current?.querySelectorAll(friends) ?? [])]
    // One after the other: in the soft mode the consequence came before.
    for (const friend of seen) {
      if (sensory === 'lively')
        friend.animate?.({ translate: ['0 0', '0 6px', '0 0'] }, { duration: NOD_MS, easing: 'ease-in-out' })
      else
        for (const eye of friend.querySelectorAll(eyes))
          eye.animate?.({ scale: ['1 1', '1 0.1', '1 1'] }, { duration: BLINK_MS, delay: 400 })
    }
  }, [scene, moves, isOver, sensory])
}
