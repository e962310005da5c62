/** What stands on a piece, a card or a place. Two pieces with equal faces always belong to the same place. */
import type { Language } from '@ankur/content'
import type { NumeralScript } from './numerals.ts'
import type { PictureName } from './pictures.ts'
import type { SayingKey } from './sayings/saying.ts'

export type Face = NumeralFace | DotsFace | LetterFace | PictureFace | WordFace | ThingFace | OwnFace

export interface NumeralFace {
  readonly kind: 'numeral'
  readonly value: number
  readonly script: NumeralScript
  /** As many dots under the numeral, two by two: one alone shows that the number is odd. */
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
  /** Other than the letters around it: larger, or in one of three colours. */
  readonly look?: LetterLook
}

export const letterLooks = ['large', 'leaf', 'neel', 'plum'] as const
export type LetterLook = (typeof letterLooks)[number]

export interface PictureFace {
  readonly kind: 'picture'
  readonly picture: PictureName
  /** In which the picture is named: the letters being practised, not the words around them. */
  readonly language: Language
}

export interface WordFace {
  readonly kind: 'word'
  readonly picture: PictureName
  readonly language: Language
}

/** A thing of one of the games for talking together, which draws and names it. */
export interface ThingFace {
  readonly kind: 'thing'
  readonly thing: ThingName
  /** Red with round spots, or blue with stripes. */
  readonly look?: 'red' | 'blue'
  readonly size?: 'big' | 'small'
}

/** A word that a family made on the talk board, named as it is there; the page has its photo. */
export interface OwnFace {
  readonly kind: 'own'
  readonly id: string
  readonly name: string
}

/** A word file of a game names each: `thing_cap`. */
export type ThingName = SayingKey extends infer Key ? (Key extends `thing_${infer Name}` ? Name : never) : never

export function numeral(value: number, script: NumeralScript): NumeralFace {
  return { kind: 'numeral', value, script }
}

export function dots(count: number): DotsFace {
  return { kind: 'dots', count }
}
