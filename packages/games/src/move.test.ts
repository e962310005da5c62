import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealLetterSorting } from './letter-sorting.ts'
import { levels } from './levels.ts'
import { help, move, type MoveResult } from './move.ts'
import { dealNumberSorting } from './number-sorting.ts'
import { dealNumberStacking } from './number-stacking.ts'
import { numeralScripts } from './deal-options.ts'
import { isSolved, nextStep, offeredPieces, type Round } from './round.ts'

const anyDeal = fc.record({
  game: fc.constantFrom('stacking', 'numbers', 'letters'),
  level: fc.constantFrom(...levels),
  numerals: fc.constantFrom(...numeralScripts),
  letters: fc.constantFrom('en', 'hi', 'pa'),
  part: fc.constantFrom(1, 2),
  seed: fc.integer(),
})

function deal({ game, level, seed, ...options }: typeof anyDeal extends fc.Arbitrary<infer Deal> ? Deal : never): Round {
  if (game === 'stacking') return dealNumberStacking(level, options, seed)
  return game === 'numbers' ? dealNumberSorting(level, options, seed) : dealLetterSorting(level, options, seed)
}

const anyRound = anyDeal.map(deal)

/** Any presses of a child: pieces and places by number, including invalid ones, and help. */
const anyPresses = fc.array(fc.oneof(fc.constant('help' as const), fc.record({ piece: fc.nat(6), place: fc.nat(11) })), {
  maxLength: 30,
})

type Presses = typeof anyPresses extends fc.Arbitrary<infer Each> ? Each : never

function play(start: Round, presses: Presses): Round {
  return presses.reduce((round, press) => {
    if (press === 'help') return help(round).round
    const piece = round.pieces[press.piece]?.id ?? 'no such piece'
    return move(round, piece, round.places[press.place]?.id ?? 'no such place').round
  }, start)
}

test('following the next steps solves every round, and each step is accepted at once', () => {
  fc.assert(
    fc.property(anyRound, (start) => {
      let round = start
      for (let step = nextStep(round); step !== null; step = nextStep(round)) {
        const moved = move(round, step.piece, step.place)
        expect(moved).toMatchObject({ kind: 'placed', byHelp: false, step })
        round = moved.round
      }
      expect(isSolved(round)).toBe(true)
      expect(round.placed.filter(({ way }) => way !== 'self')).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('after any presses, two presses of help for each piece complete the round', () => {
  fc.assert(
    fc.property(anyRound, anyPresses, (start, presses) => {
      let round = play(start, presses)
      for (let left = 2 * (round.pieces.length - round.placed.length); left > 0; left -= 1) round = help(round).round
      expect(isSolved(round)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('no press removes a placed piece, and there is a next step until the end', () => {
  fc.assert(
    fc.property(anyRound, anyPresses, (start, presses) => {
      let round = start
      for (const press of presses) {
        const next = play(round, [press])
        expect(next.placed.slice(0, round.placed.length)).toEqual(round.placed)
        expect(next.pieces).toBe(start.pieces)
        expect(nextStep(next) !== null).toBe(!isSolved(next))
        round = next
      }
    }),
    { numRuns: 500 },
  )
})

test('the same seed deals the same round, and different seeds deal different rounds', () => {
  fc.assert(
    fc.property(anyDeal, (options) => {
      expect(deal(options)).toEqual(deal(options))
    }),
  )
  const deals = Array.from({ length: 20 }, (_, seed) =>
    dealLetterSorting(1, { letters: 'hi' }, seed).pieces.map(({ face }) => face),
  )
  expect(new Set(deals.map((faces) => JSON.stringify(faces))).size).toBeGreaterThan(15)
})

test('a round takes 3 to 5 actions', () => {
  fc.assert(
    fc.property(anyRound, ({ pieces }) => {
      expect(pieces.length).toBeGreaterThanOrEqual(3)
      expect(pieces.length).toBeLessThanOrEqual(5)
    }),
  )
})

test('a wrong place returns the piece; the second miss with it outlines the place, the third dims all other pieces', () => {
  fc.assert(
    fc.property(anyRound, fc.nat(), fc.nat(), (round, nthPiece, nthPlace) => {
      const [piece, place] = wrongStep(round, nthPiece, nthPlace)
      const first = returned(move(round, piece, place))
      expect(first.guide).toBeNull()
      const second = returned(move(first.round, piece, place))
      expect(second.guide?.shows).toBe('place')
      const third = returned(move(second.round, piece, place))
      expect(third.guide).toEqual({ ...second.guide, shows: 'place_and_piece' })
      expect(third.round.placed).toEqual([])

      const right = move(third.round, third.guide!.piece, third.guide!.place)
      expect(right).toMatchObject({ kind: 'placed', round: { guide: null, placed: [{ way: 'bright' }] } })
    }),
  )
})

test('one miss with each of two pieces counts as exploring: no place is marked', () => {
  const round = dealNumberSorting(1, { numerals: 'latin' }, 1)
  const [one, other] = round.pieces
  const first = returned(move(round, one!.id, other!.home))
  expect(returned(move(first.round, other!.id, one!.home)).guide).toBeNull()
})

test('the outline follows the held piece, except in a tower, where it shows the next floor', () => {
  const sorting = dealNumberSorting(1, { numerals: 'latin' }, 1)
  const [piece, other] = sorting.pieces
  expect(missedTwice(sorting, piece!.id, other!.home).guide).toEqual({ piece: piece!.id, place: piece!.home, shows: 'place' })

  const tower = dealNumberStacking(4, { numerals: 'latin' }, 1)
  const five = tower.pieces.find(({ home }) => home === 'place-5')!
  const one = tower.pieces.find(({ home }) => home === 'place-1')!
  expect(missedTwice(tower, five.id, five.home).guide).toEqual({ piece: one.id, place: 'place-1', shows: 'place' })
})

test('help first shows the step and places the piece only when pressed again', () => {
  const round = dealNumberStacking(1, { numerals: 'gurmukhi' }, 7)
  const shown = help(round)
  expect(shown).toMatchObject({ kind: 'guided', guide: { place: 'place-1', shows: 'place_and_piece' }, round: { placed: [] } })
  expect(help(shown.round)).toMatchObject({ kind: 'placed', byHelp: true, round: { guide: null, placed: [{ way: 'help' }] } })
})

test('a miss after help does not reduce the visible help', () => {
  const shown = help(dealNumberSorting(1, { numerals: 'latin' }, 1)).round
  const [piece, place] = wrongStep(shown, 0, 0)
  expect(returned(move(shown, piece, place)).guide).toMatchObject({ piece, shows: 'place_and_piece' })
})

test('the first tower offers one number at a time and the second two', () => {
  for (const level of [1, 2] as const) {
    let round = dealNumberStacking(level, { numerals: 'latin' }, 3)
    for (let step = nextStep(round); step !== null; step = nextStep(round)) {
      expect(offeredPieces(round)).toHaveLength(Math.min(level, 3 - round.placed.length))
      expect(move(round, 'piece-3-1', 'place-3').kind).toBe(
        step.place === 'place-3' ? 'placed' : level === 2 && step.place === 'place-2' ? 'returned' : 'unchanged',
      )
      round = move(round, step.piece, step.place).round
    }
  }
})

function returned(moved: MoveResult): Extract<MoveResult, { kind: 'returned' }> {
  if (moved.kind !== 'returned') throw new Error(`expected the piece to return, not ${moved.kind}`)
  return moved
}

function missedTwice(round: Round, piece: string, place: string) {
  return returned(move(returned(move(round, piece, place)).round, piece, place))
}

function wrongStep(round: Round, nthPiece: number, nthPlace: number): [string, string] {
  const offered = offeredPieces(round)
  const { id, home } = offered[nthPiece % offered.length]!
  const others = round.places.filter((place) => place.id !== home)
  return [id, others[nthPlace % others.length]!.id]
}
