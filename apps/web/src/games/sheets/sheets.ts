import { smallLetter } from '@ankur/games/alphabets/alphabet'
import { alphabets } from '@ankur/games/alphabets/alphabets'
import type { DealOptions } from '@ankur/games/deal-options'
import { dots, numeral, type Face } from '@ankur/games/face'
import type { PictureName } from '@ankur/games/pictures'
import type { SayingKey } from '@ankur/games/sayings/saying'

/** Parts to cut out: cards with faces or that many things, and mats of two trays into which cards are sorted. */
export interface Sheet {
  readonly cards: readonly Face[]
  readonly counts?: readonly number[]
  /** A tray without a text takes a card as its sign. */
  readonly mats: readonly (readonly [SayingKey | null, SayingKey | null])[]
}

const oneToNine = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Different in shape, with words that a child knows. */
const paired: readonly PictureName[] = [
  'sun',
  'fish',
  'cat',
  'house',
  'flower',
  'banana',
  'mango',
  'umbrella',
  'butterfly',
  'key',
  'kite',
  'shoe',
]

const sheets = {
  number_stacking: ({ numerals }: DealOptions): Sheet => ({
    cards: [...oneToNine, 10].map((value) => numeral(value, numerals)),
    mats: [],
  }),
  number_sorting: ({ numerals }: DealOptions): Sheet => ({
    cards: [0, ...oneToNine, 10].flatMap((value) => [numeral(value, numerals), dots(value)]),
    counts: [...oneToNine, 10],
    mats: [
      ['tray_small', 'tray_big'],
      ['tray_odd', 'tray_even'],
    ],
  }),
  letter_sorting: ({ letters: language }: DealOptions): Sheet => {
    const alphabet = alphabets[language]
    // The vowels of Punjabi are written with carriers and are not separate letters.
    const letters = [...new Set([...alphabet.letters, ...alphabet.vowels])]
    const large = letters.map((letter) => ({ kind: 'letter', letter, language }) as const)
    const small = letters.map(
      (letter) => ({ kind: 'letter', letter: smallLetter(alphabet, letter), language, isSmall: true }) as const,
    )
    return {
      cards: alphabet.small ? [...large, ...small] : large,
      mats: [
        ['tray_vowels', 'tray_consonants'],
        [null, null],
      ],
    }
  },
  memory: ({ letters: language }: DealOptions): Sheet => ({
    cards: paired.flatMap((picture) => [
      { kind: 'picture', picture, language },
      { kind: 'picture', picture, language },
      { kind: 'word', picture, language },
    ]),
    mats: [],
  }),
} as const

/** The games that are played on paper as well. */
export type PrintedGame = keyof typeof sheets
export const printedGames = Object.keys(sheets) as PrintedGame[]

export function sheetOf(game: PrintedGame, options: DealOptions): Sheet {
  return sheets[game](options)
}

/** The picture whose word begins with the letter; small letters and letters without a word that children know have none. */
export function exampleOf(face: Face): PictureName | null {
  if (face.kind !== 'letter' || face.isSmall) return null
  return alphabets[face.language].pictures[face.letter] ?? null
}
