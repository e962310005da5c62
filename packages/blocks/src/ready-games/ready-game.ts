/**
 * Six complete games to play and to change. Each runs immediately, without an end and without losing, by touch, keys and
 * one switch. Its three ideas name a change: a child makes it, and the next Run shows it.
 */
import type { creatorReady } from '@ankur/content/words/en/creator/ready-games'
import type { Words } from '@ankur/content'
import type { Project } from '../project.ts'

export const readyGameIds = ['duck', 'feed', 'rain', 'balloons', 'hello', 'cricket'] as const
export type ReadyGameId = (typeof readyGameIds)[number]

/** The names of sprites, variables and messages, and the spoken texts, in the language of the page. */
export type GameWords = Words<typeof creatorReady>

export interface ReadyGame {
  readonly project: Project
  /** Selected when the game opens. */
  readonly sprite: string
  readonly ideas: readonly Idea[]
}

export type Idea = { readonly id: IdeaId; readonly sprite: string } & (
  | {
      readonly kind: 'value'
      readonly block: string
      readonly input: string
      readonly was: string
      /** Suggested first; without it, any other text completes the idea. */
      readonly wants?: string
    }
  | { readonly kind: 'copy' }
  | { readonly kind: 'costume'; readonly was: string }
  /** A drawing of one's own, in place of this picture. */
  | { readonly kind: 'draw'; readonly was: string }
  /** A recording of one's own; a block of the sprite plays it by this name. */
  | { readonly kind: 'voice'; readonly sound: string }
  | { readonly kind: 'backdrop'; readonly was: string; readonly wants: string }
)

export type IdeaId =
  | 'faster'
  | 'add_duck'
  | 'not_duck'
  | 'cat_says'
  | 'slower_food'
  | 'other_food'
  | 'less_rain'
  | 'bigger'
  | 'night'
  | 'slower_balloons'
  | 'other_color'
  | 'more_balloons'
  | 'other_words'
  | 'own_voice'
  | 'other_person'
  | 'slower_ball'
  | 'who_bats'
  | 'own_ball'

export type MakeReadyGame = (words: GameWords) => ReadyGame
