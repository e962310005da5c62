import { useEffect, useRef, useState } from 'react'
import type { Face } from '@ankur/games/face'
import { useLanguage } from '../../platform/language.tsx'
import { progressStore } from '../progress.ts'
import { useGameWords } from '../scenes/game-scene.ts'
import type { FaceText, FaceSpeaker } from '../voice/family-voice.ts'

interface FaceVoice {
  /** Names a piece, if the family wants that. `orElse` is called where nothing is heard. */
  readonly say: (face: Face, orElse: () => void) => void
  /** The name of the last piece, if it could not be heard. */
  readonly unheard: FaceText | null
}

/** Loaded only where it is wanted, and the game does not wait for it. */
export function useFaceVoice(): FaceVoice {
  const { language } = useLanguage()
  const { voice } = progressStore.use().settings
  const words = useGameWords()
  const sayFace = useRef<FaceSpeaker | null>(null)
  const [unheard, setUnheard] = useState<FaceText | null>(null)
  useEffect(() => {
    sayFace.current = null
    if (!voice) return
    let isWanted = true
    import('../voice/family-voice.ts')
      .then(({ loadFaceVoice }) => loadFaceVoice(language, voice))
      .then((loaded) => isWanted && (sayFace.current = loaded))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [language, voice])
  const say: FaceVoice['say'] = (face, orElse) => {
    setUnheard(null)
    if (!sayFace.current) return orElse()
    sayFace.current(face, words, (name) => {
      setUnheard(name)
      orElse()
    })
  }
  return { say, unheard }
}
