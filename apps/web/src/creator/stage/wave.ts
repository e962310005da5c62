/** At the end of a run, with the preset "Lively": sprites that have a costume that waves show it for a moment. */
import { useEffect, useState } from 'react'
import type { Project } from '@ankur/blocks/project'
import { movesLess } from '../../platform/comfort/comfort.ts'
import { presetStore } from '../device-settings.ts'
import type { ShownSprite } from './shown-sprites.ts'
import { useRunStatus } from './runner.ts'

const waveMs = 2000

/** Whether they wave now. Only the picture changes, not the game's values. Stricter comfort settings apply. */
export function useWave(isPlayed: boolean): boolean {
  const hasEnded = useRunStatus() === 'ended'
  const [isWaving, setWaving] = useState(false)
  useEffect(() => {
    if (!hasEnded || isPlayed || presetStore.load().preset !== 'lively' || movesLess()) return undefined
    setWaving(true)
    const timer = setTimeout(() => setWaving(false), waveMs)
    return () => {
      clearTimeout(timer)
      setWaving(false)
    }
  }, [hasEnded, isPlayed])
  return isWaving
}

/** Of the same character as the costume it wears; our drawings are called by it and by the pose. */
export function waving(shown: readonly ShownSprite[], { sprites }: Project): ShownSprite[] {
  return shown.map((each) => {
    const wanted = `${characterIn(each.costume?.picture).replace(/-walk$/, '')}-wave`
    const own = sprites.find(({ id }) => id === each.sprite)
    const costume = own?.costumes.find(({ picture }) => characterIn(picture) === wanted)
    return costume ? { ...each, costume } : each
  })
}

const characterIn = (picture = '') => picture.replace(/^library-/, '')
