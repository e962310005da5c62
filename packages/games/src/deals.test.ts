import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { looksLikeLetter } from './alphabets/alphabet.ts'
import { alphabets } from './alphabets/alphabets.ts'
import type { Face } from './face.ts'
import { dealLetterSorting } from './letter-sorting.ts'
import { levels } from './levels.ts'
import { move } from './move.ts'
import { dealNumberSorting } from './number-sorting.ts'
import { dealNumberStacking, stackingParts } from './number-stacking.ts'
import { numeralScripts, writeNumber } from './deal-options.ts'
import { looksLike, pictures } from './pictures.ts'
import type { Place, Round } from './round.ts'

const anyOptions = fc.record({
  level: fc.constantFrom(...levels),
  numerals: fc.constantFrom(...numeralScripts),
  letters: fc.constantFrom('en', 'hi', 'pa'),
  part: fc.constantFrom(1, 2),
  seed: fc.integer(),
})

const rounds: fc.Arbitrary<Round> = anyOptions.chain(({ level, seed, ...options }) =>
  fc.constantFrom(
    dealNumberStacking(level, options, seed),
    dealNumberSorting(level, options, seed),
    dealLetterSorting(level, options, seed),
  ),
)

test('each piece fits its own place by the rule of the game, and no other place', () => {
  fc.assert(
    fc.property(rounds, (round) => {
      for (const piece of round.pieces) {
        const fitting = round.places.filter((place) => place.room > 0 && fits(piece.face, place, round)).map(({ id }) => id)
        expect(fitting, JSON.stringify(piece)).toEqual([piece.home])
      }
    }),
    { numRuns: 2000 },
  )
})

test('a place has room for exactly the pieces that belong there', () => {
  fc.assert(
    fc.property(rounds, ({ pieces, places }) => {
      for (const { id, room } of places) expect(pieces.filter(({ home }) => home === id)).toHaveLength(room)
    }),
  )
})

test('the example in a tray belongs there and is not one of the pieces', () => {
  fc.assert(
    fc.property(rounds, (round) => {
      for (const place of round.places.filter(({ sign }) => sign.kind === 'tray')) {
        expect(place.standing).toHaveLength(1)
        for (const face of place.standing) {
          expect(fits(face, place, round)).toBe(true)
          expect(round.pieces.map((piece) => piece.face)).not.toContainEqual(face)
        }
      }
    }),
  )
})

test('each level has the towers that the design specifies', () => {
  const floors = (level: (typeof levels)[number], part?: 1 | 2) =>
    dealNumberStacking(level, part ? { numerals: 'latin', part } : { numerals: 'latin' }, 11).places.map(({ sign, standing }) => {
      const value = sign.kind === 'floor' ? orderOf(sign.face) : Number.NaN
      return standing.length > 0 ? `(${value})` : String(value)
    })
  expect(floors(1)).toEqual(['1', '2', '3'])
  expect(floors(4)).toEqual(['1', '2', '3', '4', '5'])
  expect(floors(5)).toEqual(['1', '2', '3', '4', '5'])
  expect(floors(5, 2)).toEqual(['(1)', '(2)', '(3)', '(4)', '(5)', '6', '7', '8', '9', '10'])
  expect(levels.filter((level) => stackingParts(level) === 2)).toEqual([5])
  expect(floors(6)[0]).not.toBe('1')
  expect(floors(7)).toEqual(['5', '4', '3', '2', '1'])
  expect(floors(8).filter((floor) => !floor.startsWith('('))).toHaveLength(3)
  expect(floors(8)).toHaveLength(7)
})

test('a tower from another number never starts with 1, and has five floors up to 10 at most', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const values = dealNumberStacking(6, { numerals: 'latin' }, seed).places.map(({ sign }) =>
        sign.kind === 'floor' ? orderOf(sign.face) : 0,
      )
      expect(values[0]).toBeGreaterThan(1)
      expect(values).toEqual(values.map((_, index) => values[0]! + index))
      expect(values.at(-1)).toBeLessThanOrEqual(10)
    }),
  )
})

test('missing floors are filled in any order', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const round = dealNumberStacking(8, { numerals: 'latin' }, seed)
      for (const { id, home } of round.pieces) expect(move(round, id, home).kind).toBe('placed')
    }),
  )
})

test('look-alike letters, and pictures with the same outline, never appear in one round', () => {
  fc.assert(
    fc.property(fc.constantFrom('en', 'hi', 'pa'), fc.constantFrom(1, 2, 3, 4, 7), fc.integer(), (letters, level, seed) => {
      const { pieces, places } = dealLetterSorting(level, { letters }, seed)
      const faces = [...pieces.map(({ face }) => face), ...places.flatMap(({ sign }) => ('face' in sign ? sign.face : []))]
      const shown = faces.flatMap((face) => (face.kind === 'picture' ? face.picture : []))
      for (const [index, one] of shown.entries())
        expect(shown.slice(index + 1).filter((other) => looksLike(one, other))).toEqual([])

      // If pictures distinguish the letters, only the pictures must differ.
      if (shown.length > 0) return
      const written = [...new Set(pieces.flatMap(({ face }) => (face.kind === 'letter' ? face.letter : [])))]
      for (const [index, one] of written.entries()) {
        expect(written.slice(index + 1).filter((other) => looksLikeLetter(alphabets[letters], one, other))).toEqual([])
      }
    }),
    { numRuns: 500 },
  )
})

test('three letters in order are shown between their neighbours, five without them', () => {
  for (const letters of ['en', 'hi', 'pa'] as const) {
    expect(dealLetterSorting(5, { letters }, 4).places.map(({ standing }) => standing.length)).toEqual([1, 0, 0, 0, 1])
    expect(dealLetterSorting(6, { letters }, 4).places.map(({ standing }) => standing.length)).toEqual([0, 0, 0, 0, 0])
  }
})

test('capital and small letters are matched in English; scripts of one case match letters and pictures', () => {
  expect(dealLetterSorting(4, { letters: 'en' }, 1).spokenTask.task).toBe('capital_small')
  expect(dealLetterSorting(4, { letters: 'hi' }, 1).spokenTask.task).toBe('letter_picture')
  expect(dealLetterSorting(4, { letters: 'pa' }, 1).spokenTask.task).toBe('letter_picture')
})

test('on the second level every letter looks different from its match on the board', () => {
  for (const { face } of dealLetterSorting(2, { letters: 'pa' }, 9).pieces) expect(face).toHaveProperty('look')
})

test('numbers are written in three scripts', () => {
  expect(numeralScripts.map((script) => writeNumber(10, script))).toEqual(['10', '१०', '੧੦'])
  expect(numeralScripts.map((script) => [1, 2, 3].map((each) => writeNumber(each, script)).join(' '))).toEqual([
    '1 2 3',
    '१ २ ३',
    '੧ ੨ ੩',
  ])
})

/** The rules written independently of how a round is dealt. */
function fits(face: Face, place: Place, round: Round): boolean {
  const { sign } = place
  switch (sign.kind) {
    case 'floor':
      return orderOf(face) === orderOf(sign.face)
    case 'seat': {
      const all = [...round.pieces.map((piece) => piece.face), ...round.places.flatMap(({ standing }) => standing)]
      return all.filter((each) => orderOf(each) < orderOf(face)).length === sign.number - 1
    }
    case 'match':
      return belongsTogether(face, sign.face)
    case 'more_by_one':
      return orderOf(face) === orderOf(sign.of) + 1
    case 'less_by_one':
      return orderOf(face) === orderOf(sign.of) - 1
    case 'basket':
    case 'changed':
    case 'ask':
    case 'plank':
      return false
    case 'tray':
      return {
        small: orderOf(face) <= 4,
        big: orderOf(face) >= 6,
        odd: orderOf(face) % 2 === 1,
        even: orderOf(face) % 2 === 0,
        vowels: face.kind === 'letter' && alphabets[face.language].vowels.includes(face.letter),
        consonants: face.kind === 'letter' && alphabets[face.language].consonants.includes(face.letter),
      }[sign.group]
  }
}

function orderOf(face: Face): number {
  if (face.kind === 'numeral') return face.value
  if (face.kind === 'dots') return face.count
  return face.kind === 'letter' ? alphabets[face.language].letters.indexOf(face.letter) : Number.NaN
}

function belongsTogether(one: Face, other: Face): boolean {
  if (one.kind === 'letter' && other.kind === 'letter') return one.letter.toLowerCase() === other.letter.toLowerCase()
  if (one.kind === 'picture' && other.kind === 'letter')
    return firstLetters(other.letter).includes(pictures[one.picture].names[one.language].charAt(0).toUpperCase())
  if (one.kind === 'letter') return belongsTogether(other, one)
  return orderOf(one) === orderOf(other)
}

/** The three vowel carriers of Gurmukhi are written together with their vowel. */
function firstLetters(letter: string): string {
  return { ੳ: 'ਉਊਓ', ਅ: 'ਅਆਐਔ', ੲ: 'ਇਈਏ' }[letter] ?? letter
}
