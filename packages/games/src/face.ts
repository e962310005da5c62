/** What a piece, a card or a place shows. Two pieces with equal faces always belong to the same place. */
import type { Language } from '@ankur/content'
import type { NumeralScript } from './deal-options.ts'
import type { PictureName } from './pictures.ts'
import type { SayingKey } from './sayings/saying.ts'

export type Face = NumeralFace | DotsFace | LetterFace | PictureFace | WordFace | ThingFace | OwnFace

export interface NumeralFace {
  readonly kind: 'numeral'
  readonly value: number
  readonly script: NumeralScript
  /** Shows that many dots under the numeral, in pairs: a single dot shows that the number is odd. */
  readonly pairedDots?: true
}

export interface DotsFace {
  readonly kind: 'dots'
  readonly count: number
}

export interface LetterFace {
  readonly kind: 'letter'
  readonly letter: string
  readonly language: Language
  readonly isSmall?: true
  /** A look different from nearby letters: larger, or in one of three colours. */
  readonly look?: LetterLook
}

export const letterLooks = ['large', 'leaf', 'neel', 'plum'] as const
export type LetterLook = (typeof letterLooks)[number]

export interface PictureFace {
  readonly kind: 'picture'
  readonly picture: PictureName
  /** The language of the picture's name: that of the practised letters, not of the page. */
  readonly language: Language
}

export interface WordFace {
  readonly kind: 'word'
  readonly picture: PictureName
  readonly language: Language
}

/** A thing in one of the talking games, which draws and names it. */
export interface ThingFace {
  readonly kind: 'thing'
  readonly thing: ThingName
  /** Red with round spots, or blue with stripes. */
  readonly look?: 'red' | 'blue'
  readonly size?: 'big' | 'small'
}

/** A custom word from the talk board, with the name used there; the page has its photo. */
export interface OwnFace {
  readonly kind: 'own'
  readonly id: string
  readonly name: string
  /** Of the name. */
  readonly language?: Language
}

/** The game's dictionary has a key for each: `thing_cap`. */
export type ThingName = SayingKey extends infer Key ? (Key extends `thing_${infer Name}` ? Name : never) : never

export function numeral(value: number, script: NumeralScript): NumeralFace {
  return { kind: 'numeral', value, script }
}

export function dots(count: number): DotsFace {
  return { kind: 'dots', count }
}
