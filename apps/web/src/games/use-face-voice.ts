import { useEffect, useRef } from 'react'
import type { Face } from '@ankur/games/face'
import { useLanguage } from '../platform/language.tsx'
import { loadStored } from '../platform/storage.ts'

/** The family's voice for what is placed; fetched only where a talk board is kept, and the game does not wait for it. */
export function useFaceVoice(): (face: Face) => boolean {
  const { language } = useLanguage()
  const say = useRef<((face: Face) => boolean) | null>(null)
  useEffect(() => {
    say.current = null
    if (loadStored('ankur-talk') === null) return
    let isWanted = true
    import('./family-voice.ts')
      .then(({ loadFaceVoice }) => loadFaceVoice(language))
      .then((loaded) => isWanted && (say.current = loaded))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [language])
  return (face) => say.current?.(face) ?? false
}
