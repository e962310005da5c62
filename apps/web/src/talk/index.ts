import type { ComponentType } from 'react'
import { talkWordsGroup } from './talk-words-group.ts'

/** The talk board: a picture board that speaks. Its words come in the language of the page beside its chunk. */
export async function loadTalkPage(): Promise<ComponentType> {
  const [{ TalkPage }] = await Promise.all([import('./talk-page.tsx'), talkWordsGroup.load()])
  return TalkPage
}
