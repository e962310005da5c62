import type { ReactNode } from 'react'
import { isLanguage, type Language } from '@ankur/content'
import type { OwnFace, ThingName } from '@ankur/games/face'
import type { OwnThing } from '../../talk/index.ts'
import { loadStored } from '../../platform/storage/storage.ts'
import { nameOfPlayer, progressStore } from '../progress.ts'
import { useGameWords } from '../scenes/game-scene.ts'

let things: readonly OwnThing[] = []

/** The family's own words with a photo or a recording; the talk board is fetched only where it holds some. */
export async function loadOwnCards(): Promise<void> {
  things = []
  // Also during prerendering, where there is no document.
  if (loadStored('ankur-talk')?.includes('"own-') !== true) return
  const { lang } = document.documentElement
  const language: Language = isLanguage(lang) ? lang : 'en'
  // The game is complete without them: it has its own cards.
  things = await import('../../talk/index.ts').then((talk) => talk.loadOwnThings(language, nameOfPlayer())).catch(() => [])
}

/** As cards of one kind: liked things, people, parts of a day. */
export function ownCards(use: OwnThing['use']): readonly OwnFace[] {
  return things.filter((each) => each.use === use).map(({ id, name, language }) => ({ kind: 'own', id, name, language }))
}

export function ownPhoto(id: string): string | null {
  return things.find((each) => each.id === id)?.photo ?? null
}

/** The photo of the family with its word; without a photo the word alone. */
export function OwnCard({ face: { id, name }, look }: { face: OwnFace; look: 'ask-card' | 'day-card' }) {
  const { settings } = progressStore.use()
  const photo = ownPhoto(id)
  return (
    <span className={look}>
      {photo && <img className={`${look}__picture own-card__photo`} src={photo} alt="" draggable={false} />}
      {(settings.words || !photo) && <span className={`${look}__word`}>{name}</span>}
    </span>
  )
}

interface PictureCardProps {
  thing: ThingName
  /** The class of the card; its picture and its word are named after it. */
  name: 'ask-card' | 'day-card'
  /** Width and height of the drawing. */
  size: number
  children: ReactNode
}

/** A picture to give or to hang up, with its word where the family wants words. */
export function PictureCard({ thing, name, size, children }: PictureCardProps) {
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
