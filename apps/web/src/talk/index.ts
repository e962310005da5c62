import type { ComponentType } from 'react'
import type { Language } from '@ankur/content'
import { loadStyles } from '../platform/load-styles.ts'
import { talkWordsGroup } from './talk-words-group.ts'
import styles from './styles/talk.css?url'

/** The talk board: a picture board that speaks. Its words come in the language of the page beside its chunk. */
export async function loadTalkPage(): Promise<ComponentType> {
  const [{ TalkPage }] = await Promise.all([import('./talk-page.tsx'), talkWordsGroup.load(), loadStyles(styles)])
  return TalkPage
}

/** A word that a family made here, for the games: with its photo, its recording, or both. */
export interface OwnThing {
  readonly id: string
  readonly name: string
  /** Something the child likes, a person, or a part of the day. */
  readonly use: 'liked' | 'person' | 'day'
  readonly photo: string | null
  readonly voice: string | null
}

export async function loadOwnThings(language: Language, child: string): Promise<readonly OwnThing[]> {
  const { ownThingsOf } = await import('./own-things.ts')
  return ownThingsOf(language, child)
}

/** Says a word; false where there is nothing to say it with. A recording that does not sound calls `onSilent`. */
export type SayWord = (word: string, onSilent: () => void) => boolean

/** For the games: says a word in the family's voice, where it was recorded on the board of the child who plays. */
export async function loadFamilyVoice(language: Language, child: string): Promise<SayWord> {
  const { familyVoiceIn } = await import('./family-voice.ts')
  return await familyVoiceIn(language, child)
}
