import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { levels, type Level } from '../levels.ts'
import { recordOf } from '../level-offer.ts'
import { startNextBoard, help, move } from '../move.ts'
import { isBoardFull, isSolved, nextBoard, nextStep, type Round } from '../round.ts'
import { progress } from '../sayings/round-sayings.ts'
import { dealSameDifferent } from './deal.ts'
import { featuresOf } from './things.ts'

const seeds = fc.integer()

function boards(round: Round): Round[] {
  const next = nextBoard(round)
  return next ? [round, ...boards(next)] : [round]
}

function played(start: Round): Round {
  let round = start
  for (let turn = 0; turn < 40 && !isSolved(round); turn++) {
    const step = nextStep(round)
    round = step ? move(round, step.piece, step.place).round : startNextBoard(round).round
  }
  return round
}

test('following the shown steps solves every level on each of its boards', () => {
  fc.assert(
    fc.property(fc.constantFrom(...levels), seeds, (level, seed) => {
      const end = played(dealSameDifferent(level, seed))
      expect(isSolved(end)).toBe(true)
      expect(recordOf(end).helpedMoves).toBe(0)
    }),
  )
})

test('pressing help repeatedly completes every level', () => {
  for (const level of levels) {
    let round = dealSameDifferent(level, 3)
    for (let press = 0; press < 60 && !isSolved(round); press++) round = help(round).round
    expect(isSolved(round), `level ${level}`).toBe(true)
  }
})

test('the same seed deals the same round', () => {
  for (const level of levels) expect(dealSameDifferent(level, 9)).toEqual(dealSameDifferent(level, 9))
})

test('every basket takes two things, and things differ by more than colour', () => {
  for (const level of levels.filter((each) => each !== 7)) {
    for (const board of boards(dealSameDifferent(level, 4)))
      expect(board.places.map(({ room }) => room)).toEqual(board.places.map(() => 2))
  }
})

test('levels 3 to 5 accept another rule if it is applied consistently, but not a mix of two rules', () => {
  fc.assert(
    fc.property(fc.constantFrom<Level>(3, 4, 5), seeds, (level, seed) => {
      const round = dealSameDifferent(level, seed)
      const [own] = round.others ?? []
      expect(own).toBeDefined()
      const crossed = round.pieces.filter(({ id, home }) => own?.[id] !== home)
      expect(crossed).toHaveLength(2)
      const [first, second] = crossed
      if (!first || !second || !own) return
      const begun = move(round, first.id, own[first.id] ?? '')
      expect(begun.kind).toBe('placed')
      // From now on the basket's own rule is rejected for the other crossed piece.
      expect(move(begun.round, second.id, second.home).kind).toBe('returned')
      const end = played(begun.round)
      expect(isSolved(end)).toBe(true)
      for (const place of end.places) {
        const inside = end.placed.filter((each) => each.place === place.id).map(({ piece }) => piece)
        const faces = [...place.standing, ...end.pieces.filter(({ id }) => inside.includes(id)).map(({ face }) => face)]
        const features = faces.flatMap((face) => (face.kind === 'thing' ? [featuresOf(face)] : []))
        const common = [0, 1, 2, 3].some(
          (at) => new Set(features.map((each) => each[at])).size === 1 && features[0]?.[at] !== null,
        )
        expect(common, JSON.stringify(faces)).toBe(true)
      }
    }),
  )
})

test('the question "which one is different" comes three times, and only one of four things has a place', () => {
  const round = dealSameDifferent(7, 5)
  const all = boards(round)
  expect(all).toHaveLength(3)
  for (const board of all) {
    expect(board.pieces).toHaveLength(4)
    expect(board.pieces.filter(({ home }) => home !== '')).toHaveLength(1)
    for (const { id } of board.pieces.filter(({ home }) => home === '')) {
      expect(move(board, id, 'place-1').kind).toBe('returned')
    }
  }
})

test('a thing that belongs nowhere triggers help after two and three misses, like any piece', () => {
  const round = dealSameDifferent(7, 5)
  const astray = round.pieces.find(({ home }) => home === '')?.id ?? ''
  const right = round.pieces.find(({ home }) => home !== '')?.id ?? ''
  const once = move(round, astray, 'place-1').round
  expect(once.guide).toBeNull()
  const twice = move(once, astray, 'place-1').round
  expect(twice.guide).toEqual({ piece: right, place: 'place-1', shows: 'place' })
  expect(move(twice, astray, 'place-1').round.guide).toEqual({ piece: right, place: 'place-1', shows: 'place_and_piece' })
})

test('the rule changes once: the same things are sorted by kind, then by size', () => {
  const [first, second] = boards(dealSameDifferent(8, 2))
  expect(first?.spokenTask.task).toBe('sort_kind')
  expect(second?.spokenTask.task).toBe('rule_size')
  const faces = (round?: Round) => round?.pieces.map(({ face }) => JSON.stringify(face)).toSorted()
  expect(faces(second)).toEqual(faces(first))
})

test('the next board is shown only on request and keeps the placed pieces', () => {
  const round = dealSameDifferent(7, 1)
  expect(startNextBoard(round).kind).toBe('unchanged')
  const step = nextStep(round)
  const full = move(round, step?.piece ?? '', step?.place ?? '').round
  expect(isBoardFull(full)).toBe(true)
  expect(isSolved(full)).toBe(false)
  expect(progress(full)).toMatchObject({ done: 1, all: 3 })
  const next = startNextBoard(full)
  expect(next.kind).toBe('went_on')
  expect(next.round.placed).toEqual([])
  expect(recordOf(next.round).moves).toBe(1)
})
