import type { ComponentType } from 'react'
import type { Language } from '@ankur/content'
import { loadStyles } from '../platform/load-styles.ts'
import { talkWordsGroup } from './talk-words-group.ts'
import styles from './styles/talk.css?url'

/** The talk board: a picture board with speech. Its messages in the language of the page are loaded with its chunk. */
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
  /** Of the name. */
  readonly language: Language
  readonly photo: string | null
}

export async function loadOwnThings(language: Language, child: string): Promise<readonly OwnThing[]> {
  const { ownThingsOf } = await import('./for-games.ts')
  return ownThingsOf(language, child)
}

/** Speaks a word in a language; false if there is no recording. A recording that does not play calls `onSilent`. */
export type WordSpeaker = (word: string, language: Language, onSilent: () => void) => boolean

/** For the games: speaks a word with the family's recording, if there is one on the board of the current player. */
export async function loadFamilyVoice(child: string): Promise<WordSpeaker> {
  const { familyVoiceOf } = await import('./for-games.ts')
  return await familyVoiceOf(child)
}

/** Removes photos and recordings of boards that are not there any more. */
export async function removeUnusedFiles(): Promise<boolean> {
  return await (await import('./unused-files.ts')).removeUnusedFiles()
}
