import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { levels } from '../levels.ts'
import { startNextBoard, help, move } from '../move.ts'
import { isSolved, nextBoard, nextStep, type Round } from '../round.ts'
import { dealWhatComesNext, type DayOptions } from './deal.ts'

const mornings = ['either', 'bath_first', 'breakfast_first'] as const

function boards(round: Round): Round[] {
  const next = nextBoard(round)
  return next ? [round, ...boards(next)] : [round]
}

function thingsOf(round: Round): string[] {
  return round.pieces.flatMap(({ face }) => (face.kind === 'thing' ? [face.thing] : []))
}

/** The first line of any seed in which both bath and eating are missing. */
function habitLine(options: DayOptions): Round {
  for (let seed = 0; seed < 200; seed++) {
    const found = boards(dealWhatComesNext(7, options, seed)).find((each) => {
      const things = thingsOf(each)
      return things.includes('bath') && things.includes('eat')
    })
    if (found) return found
  }
  throw new Error('no such line')
}

const idOf = (round: Round, thing: string) =>
  round.pieces.find(({ face }) => face.kind === 'thing' && face.thing === thing)?.id ?? ''

test('following the shown steps, or pressing only help, solves every level', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...levels),
      fc.constantFrom(...mornings),
      fc.boolean(),
      fc.integer(),
      (level, morning, visits, seed) => {
        let [shown, helped] = [
          dealWhatComesNext(level, { morning, visits }, seed),
          dealWhatComesNext(level, { morning, visits }, seed),
        ]
        for (let turn = 0; turn < 60 && !isSolved(shown); turn++) {
          const step = nextStep(shown)
          shown = step ? move(shown, step.piece, step.place).round : startNextBoard(shown).round
        }
        for (let press = 0; press < 60 && !isSolved(helped); press++) helped = help(helped).round
        expect([isSolved(shown), isSolved(helped)]).toEqual([true, true])
      },
    ),
  )
})

test('a round has four different lines', () => {
  for (const level of levels.filter((each) => each < 8)) {
    const all = boards(dealWhatComesNext(level, {}, 3))
    expect(all).toHaveLength(4)
    const lines = all.map(({ pieces, places }) =>
      JSON.stringify([pieces.map(({ face }) => face), places.map(({ standing }) => standing)]),
    )
    expect(new Set(lines).size).toBe(4)
  }
})

test('each level has its number of given, missing and extra pictures', () => {
  const tasks = levels.map((level) => {
    const { places, pieces } = dealWhatComesNext(level, {}, 1)
    return [places.length, places.filter(({ room }) => room > 0).length, pieces.filter(({ home }) => home === '').length]
  })
  expect(tasks).toEqual([
    [2, 1, 0],
    [2, 1, 1],
    [3, 1, 1],
    [3, 1, 1],
    [3, 3, 0],
    [4, 2, 1],
    [4, 4, 0],
    [3, 1, 0],
  ])
})

test('bath or breakfast first are both accepted until the family sets the order', () => {
  const either = habitLine({})
  expect(move(either, idOf(either, 'bath'), 'place-2').kind).toBe('placed')
  expect(move(either, idOf(either, 'eat'), 'place-2').kind).toBe('placed')
  expect(move(either, idOf(either, 'school'), 'place-2').kind).toBe('returned')
  const bath = habitLine({ morning: 'bath_first' })
  expect(move(bath, idOf(bath, 'eat'), 'place-2').kind).toBe('returned')
  expect(move(bath, idOf(bath, 'bath'), 'place-2').kind).toBe('placed')
  const breakfast = habitLine({ morning: 'breakfast_first' })
  expect(move(breakfast, idOf(breakfast, 'eat'), 'place-2').kind).toBe('placed')
  expect(move(breakfast, idOf(breakfast, 'bath'), 'place-2').kind).toBe('returned')
})

test('once one of the two is placed, the other has one place', () => {
  const round = habitLine({})
  const eaten = move(round, idOf(round, 'eat'), 'place-2').round
  expect(move(eaten, idOf(eaten, 'bath'), 'place-3').kind).toBe('placed')
})

test('the doctor visit appears only after an adult adds it', () => {
  const things = (options: DayOptions) =>
    new Set(
      Array.from({ length: 60 }, (_, seed) => seed).flatMap((seed) =>
        boards(dealWhatComesNext(7, options, seed)).flatMap(thingsOf),
      ),
    )
  expect(things({}).has('doctor')).toBe(false)
  expect(things({ visits: true }).has('doctor')).toBe(true)
})

test('the change card covers one picture of a day and shows what happens instead', () => {
  const round = dealWhatComesNext(8, {}, 4)
  expect(boards(round)).toHaveLength(2)
  expect(thingsOf(round)).toContain('change')
  expect(round.places.map(({ room }) => room)).toEqual([0, 2, 0])
})

test('"our day" has the family’s own activities, with the change card over one', () => {
  const own = [{ kind: 'own', id: 'own-1', name: 'Nani’s house' } as const]
  for (const board of boards(dealWhatComesNext(8, {}, 4, own))) {
    expect(board.places[1]?.sign).toEqual({ kind: 'changed', face: own[0] })
  }
})
