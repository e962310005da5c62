/** Deals the letter games: letter to letter, letter and picture, letters in order, vowels and consonants. */
import type { Language } from '@ankur/content'
import { looksLikeLetter, smallLetter, type Alphabet } from './alphabets/alphabet.ts'
import { alphabets } from './alphabets/alphabets.ts'
import type { DealOptions } from './deal-options.ts'
import { dealRound, type PlaceDescription } from './deal-round.ts'
import { type LetterFace, letterLooks, type PictureFace } from './face.ts'
import type { Level } from './levels.ts'
import { looksLike, type PictureName } from './pictures.ts'
import { numberFrom, pick, pickUnlike, type Random, seededRandom } from './random.ts'
import type { Round, TrayGroup } from './round.ts'
import type { SpokenTask } from './sayings/saying.ts'

export function dealLetterSorting(level: Level, { letters }: Pick<DealOptions, 'letters'>, seed: number): Round {
  const random = seededRandom(seed)
  const board = boardOf(level, { language: letters, alphabet: alphabets[letters], random })
  const count = board.laid.reduce((sum, { takes }) => sum + takes.length, 0)
  const spokenTask: SpokenTask = { task: board.task, values: { n: count, ...board.values } }
  return dealRound({ game: 'letter_sorting', level, seed, spokenTask, laid: board.laid }, random)
}

interface Board {
  readonly task: SpokenTask['task']
  readonly values?: SpokenTask['values']
  readonly laid: readonly PlaceDescription[]
}

interface Source {
  readonly language: Language
  readonly alphabet: Alphabet
  readonly random: Random
}

function boardOf(level: Level, source: Source): Board {
  switch (level) {
    case 1:
      return { task: 'match_letters', laid: unlikeLetters(3, source).map((letter) => same(letter, source)) }
    case 2:
      return { task: 'match_letters', laid: unlikeLetters(3, source).map((letter) => sameInOtherLook(letter, source)) }
    case 3:
      return letterTrays(source)
    case 4:
      return source.alphabet.small ? capitalToSmall(source) : letterToPicture(source)
    case 5:
      return ordered(3, { ...source, withNeighbours: true })
    case 6:
      return ordered(5, { ...source, withNeighbours: false })
    case 7:
      return firstLetters(source)
    case 8:
      return vowelsAndConsonants(source)
  }
}

function same(letter: string, { language }: Source): PlaceDescription {
  return matching(letterFace(letter, language), letterFace(letter, language))
}

function sameInOtherLook(letter: string, { language, random }: Source): PlaceDescription {
  const look = pick(letterLooks, 1, random)[0] ?? 'large'
  return matching(letterFace(letter, language), { ...letterFace(letter, language), look })
}

function letterTrays(source: Source): Board {
  const [a = '', b = ''] = unlikeLetters(2, source)
  const laid = [a, b].map((letter): PlaceDescription => {
    const face = letterFace(letter, source.language)
    return { sign: { kind: 'match', face }, takes: [face, face] }
  })
  return { task: 'letter_trays', values: { a, b }, laid }
}

function capitalToSmall(source: Source): Board {
  const { alphabet, language } = source
  const laid = unlikeLetters(4, source).map((letter) => {
    const small = { ...letterFace(smallLetter(alphabet, letter), language), isSmall: true } as const
    return matching(small, letterFace(letter, language))
  })
  return { task: 'capital_small', laid }
}

function letterToPicture(source: Source): Board {
  const laid = pictured(4, source).map(([letter, picture]) =>
    matching(pictureFace(picture, source), letterFace(letter, source.language)),
  )
  return { task: 'letter_picture', laid }
}

function firstLetters(source: Source): Board {
  const laid = pictured(4, source).map(([letter, picture]) =>
    matching(letterFace(letter, source.language), pictureFace(picture, source)),
  )
  return { task: 'first_letter', laid }
}

/** Consecutive letters of the alphabet, optionally with the previous and next letter already placed. */
function ordered(count: number, { alphabet, language, random, withNeighbours }: Source & { withNeighbours: boolean }): Board {
  const margin = withNeighbours ? 1 : 0
  const start = numberFrom(margin, alphabet.letters.length - count - margin, random)
  const row = alphabet.letters.slice(start - margin, start + count + margin)
  const laid = row.map((letter, index): PlaceDescription => {
    const sign = { kind: 'seat', number: index + 1 } as const
    const face = letterFace(letter, language)
    const isNeighbour = withNeighbours && (index === 0 || index === row.length - 1)
    return isNeighbour ? { sign, takes: [], standing: [face] } : { sign, takes: [face] }
  })
  const first = alphabet.letters[start] ?? ''
  const last = alphabet.letters[start + count - 1] ?? ''
  return { task: 'order_letters', values: { first, last }, laid }
}

function vowelsAndConsonants({ alphabet, language, random }: Source): Board {
  const tray = (group: TrayGroup, letters: readonly string[]): PlaceDescription => {
    const [example, ...takes] = pick(letters, 3, random).map((letter) => letterFace(letter, language))
    return { sign: { kind: 'tray', group }, takes, standing: example === undefined ? [] : [example] }
  }
  return { task: 'vowels_consonants', laid: [tray('vowels', alphabet.vowels), tray('consonants', alphabet.consonants)] }
}

/** The first levels use letters that have a picture, because children meet those first. */
function unlikeLetters(count: number, { alphabet, random }: Source): string[] {
  const known = alphabet.letters.filter((letter) => letter in alphabet.pictures)
  return pickUnlike(known, count, { random, alike: (one, other) => looksLikeLetter(alphabet, one, other) })
}

function pictured(count: number, { alphabet, random }: Source): [string, PictureName][] {
  const known = Object.entries(alphabet.pictures) as [string, PictureName][]
  return pickUnlike(known, count, { random, alike: ([, one], [, other]) => looksLike(one, other) })
}

function matching(face: LetterFace | PictureFace, piece: LetterFace | PictureFace): PlaceDescription {
  return { sign: { kind: 'match', face }, takes: [piece] }
}

function letterFace(letter: string, language: Language): LetterFace {
  return { kind: 'letter', letter, language }
}

function pictureFace(picture: PictureName, { language }: Source): PictureFace {
  return { kind: 'picture', picture, language }
}
