import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { levels } from '../levels.ts'
import { startNextBoard, help, move } from '../move.ts'
import { isBoardFull, isSolved, nextStep, offeredPieces, type Round } from '../round.ts'
import { dealChooseAndAsk } from './deal.ts'

const idOf = (round: Round, thing: string) =>
  round.pieces.find(({ face }) => face.kind === 'thing' && face.thing === thing)?.id ?? ''

test('with one card requested, every card is accepted at once, including "no"', () => {
  for (const level of [1, 2, 3, 4, 6, 7] as const) {
    const round = dealChooseAndAsk(level, 5)
    for (const { id } of round.pieces) {
      const given = move(round, id, 'place-1')
      expect(given.kind).toBe('placed')
      expect(isBoardFull(given.round)).toBe(true)
    }
  }
})

test('cards on a strip are accepted in any order, and one thing is enough', () => {
  const round = dealChooseAndAsk(8, 3)
  const order = ['want', 'mummy'].map((thing) => idOf(round, thing))
  const first = move(round, order[0] ?? '', 'place-1')
  const second = move(first.round, order[1] ?? '', 'place-2')
  expect([first.kind, second.kind]).toEqual(['placed', 'placed'])
  for (const { id } of offeredPieces(second.round)) expect(move(second.round, id, 'place-3').kind).toBe('placed')
})

test('"finished" ends the round at once; "more" continues it', () => {
  const round = dealChooseAndAsk(6, 2)
  expect(isSolved(move(round, idOf(round, 'finished'), 'place-1').round)).toBe(true)
  const more = move(round, idOf(round, 'more'), 'place-1').round
  expect(isSolved(more)).toBe(false)
  expect(startNextBoard(more).kind).toBe('went_on')
})

test('following the shown steps, or pressing only help, completes every level', () => {
  fc.assert(
    fc.property(fc.constantFrom(...levels), fc.integer(), (level, seed) => {
      let [shown, helped] = [dealChooseAndAsk(level, seed), dealChooseAndAsk(level, seed)]
      for (let turn = 0; turn < 40 && !isSolved(shown); turn++) {
        const step = nextStep(shown)
        shown = step ? move(shown, step.piece, step.place).round : startNextBoard(shown).round
      }
      for (let press = 0; press < 40 && !isSolved(helped); press++) helped = help(helped).round
      expect([isSolved(shown), isSolved(helped)]).toEqual([true, true])
    }),
  )
})

const ownFace = (id: string, name: string) => ({ kind: 'own', id, name }) as const

test('the child’s own cards come first, a custom person is asked, and each card is accepted like any other', () => {
  const own = { liked: [ownFace('own-1', 'kheer'), ownFace('own-2', 'Bunty')], people: [ownFace('own-3', 'Nani')] }
  for (let seed = 1; seed < 20; seed++) {
    const choosing = dealChooseAndAsk(2, seed, own)
    expect(new Set(choosing.pieces.map(({ face }) => face.kind === 'own' && face.id))).toEqual(new Set(['own-1', 'own-2']))
    for (const { id } of choosing.pieces) expect(move(choosing, id, 'place-1').kind).toBe('placed')
    const asking = dealChooseAndAsk(8, seed, own)
    const nani = asking.pieces.find(({ face }) => face.kind === 'own' && face.id === 'own-3')
    expect(move(asking, nani?.id ?? '', 'place-1').kind).toBe('placed')
    expect(idOf(asking, 'mummy')).toBe('')
  }
})
