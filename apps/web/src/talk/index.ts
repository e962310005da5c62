import type { ComponentType } from 'react'
import { loadStyles } from '../platform/load-styles.ts'
import { talkWordsGroup } from './talk-words-group.ts'
import styles from './talk.css?url'

/** The talk board: a picture board that speaks. Its words come in the language of the page beside its chunk. */
export async function loadTalkPage(): Promise<ComponentType> {
  const [{ TalkPage }] = await Promise.all([import('./talk-page.tsx'), talkWordsGroup.load(), loadStyles(styles)])
  return TalkPage
}
