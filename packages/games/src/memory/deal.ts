import { type DealOptions, writeNumber } from '../deal-options.ts'
import { dots, type Face, numeral } from '../face.ts'
import type { Level } from '../levels.ts'
import { looksLike, pictureNames } from '../pictures.ts'
import { pick, pickUnlike, type Random, seededRandom, shuffled } from '../random.ts'
import type { Task } from '../sayings/saying.ts'
import type { Card, MemoryRound } from './round.ts'

export function dealMemory(level: Level, options: DealOptions, seed: number): MemoryRound {
  const random = seededRandom(seed)
  const { task, pairs, deck, start = 'closed' } = plans[level]
  const faces = decks[deck](pairs, options, random)
  return {
    game: 'memory',
    level,
    seed,
    spokenTask: { task, values: { n: writeNumber(pairs, options.numerals) } },
    cards: toCards(faces, random),
    columns: columnsFor(pairs, deck),
    isFaceUp: start === 'face_up',
    isLooking: start === 'looked_at',
    chosen: [],
    joined: [],
    misses: {},
    guide: null,
  }
}

/** Four cards fit side by side on a small phone; two if the cards have words. */
function columnsFor(pairs: number, deck: Plan['deck']): number {
  if (deck === 'picture_word') return 2
  return pairs <= 3 ? pairs : 4
}

interface Plan {
  readonly task: Task
  readonly pairs: number
  readonly deck: keyof typeof decks
  readonly start?: 'face_up' | 'looked_at' | 'closed'
}

const plans: Readonly<Record<Level, Plan>> = {
  1: { task: 'join_pairs', pairs: 2, deck: 'pictures', start: 'face_up' },
  2: { task: 'look_first', pairs: 2, deck: 'pictures', start: 'looked_at' },
  3: { task: 'look_first', pairs: 3, deck: 'pictures', start: 'looked_at' },
  4: { task: 'find_pairs', pairs: 3, deck: 'pictures' },
  5: { task: 'find_pairs', pairs: 4, deck: 'pictures' },
  6: { task: 'picture_word', pairs: 4, deck: 'picture_word' },
  7: { task: 'find_pairs', pairs: 6, deck: 'pictures' },
  8: { task: 'number_dots', pairs: 6, deck: 'number_dots' },
}

type Deck = (pairs: number, options: DealOptions, random: Random) => (readonly [Face, Face])[]

const decks = {
  pictures: (pairs, { letters }, random) =>
    unlikePictures(pairs, random).map((picture) => {
      const face = { kind: 'picture', picture, language: letters } as const
      return [face, face]
    }),
  picture_word: (pairs, { letters }, random) =>
    unlikePictures(pairs, random).map((picture) => [
      { kind: 'picture', picture, language: letters },
      { kind: 'word', picture, language: letters },
    ]),
  number_dots: (pairs, { numerals }, random) =>
    pick([1, 2, 3, 4, 5, 6, 7, 8, 9], pairs, random).map((value) => [numeral(value, numerals), dots(value)]),
} as const satisfies Record<string, Deck>

/** Pictures that differ in shape, not only in colour. */
function unlikePictures(count: number, random: Random) {
  return pickUnlike(pictureNames, count, { random, alike: looksLike })
}

/** The ids encode the position of a card, not its pair, because they are visible in the page. */
function toCards(faces: readonly (readonly [Face, Face])[], random: Random): Card[] {
  const cards = faces.flatMap(([one, other], pair) => [one, other].map((face) => ({ face, pair })))
  return shuffled(cards, random).map((card, index) => ({ ...card, id: `card-${index + 1}` }))
}
