import type { ReactNode } from 'react'
import type { ThingName } from '@ankur/games/face'
import { progressStore } from '../progress.ts'
import { useGameWords } from '../scenes/game-scene.ts'

interface Props {
  thing: ThingName
  /** The class of the card; its picture and its word are named after it. */
  name: 'ask-card' | 'day-card'
  /** Width and height of the drawing. */
  size: number
  children: ReactNode
}

/** A picture to give or to hang up, with its word where the family wants words. */
export function PictureCard({ thing, name, size, children }: Props) {
  const words = useGameWords()
  const { settings } = progressStore.use()
  return (
    <span className={name}>
      <svg className={`${name}__picture`} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
        {children}
      </svg>
      {settings.words && <span className={`${name}__word`}>{words[`thing_${thing}`]}</span>}
    </span>
  )
}
