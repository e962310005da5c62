import * as fc from 'fast-check'
import { languages } from '@ankur/content'
import { games as englishGames } from '@ankur/content/words/en/games/games'
import { takeTurns as english } from '@ankur/content/words/en/games/take-turns'
import { games as hindiGames } from '@ankur/content/words/hi/games/games'
import { takeTurns as hindi } from '@ankur/content/words/hi/games/take-turns'
import { games as punjabiGames } from '@ankur/content/words/pa/games/games'
import { takeTurns as punjabi } from '@ankur/content/words/pa/games/take-turns'
import { expect, test } from 'vitest'
import { anotherSeed } from '../deal-round.ts'
import { levels } from '../levels.ts'
import { isSolved } from '../round.ts'
import { factSaying, endSaying, instructionSaying, progress, shortWords } from '../sayings/round-sayings.ts'
import { say } from '../sayings/saying.ts'
import { dealTakeTurns } from './deal.ts'
import { pieceOf, helpTurn, hasEnded, press, type Press, type TurnsRound, type TurnTaken } from './play.ts'
import { turnSayings, waitSaying } from './sayings.ts'
import { buildKinds, plankLooks, sides, type Side } from './turns.ts'

const words = {
  en: { ...englishGames, ...english },
  hi: { ...hindiGames, ...hindi },
  pa: { ...punjabiGames, ...punjabi },
} as const

function played(level: (typeof levels)[number], ...presses: readonly (readonly [Side, Press])[]): TurnTaken {
  const start: TurnTaken = { kind: 'unchanged', side: 'near', round: dealTakeTurns(level, 1) }
  return presses.reduce((taken, [side, pressed]) => press(taken.round, side, pressed), start)
}

const lay = { does: 'lay' } as const

test('two people lay planks in turn; the adult begins on the first level, the child on the others', () => {
  expect(levels.map((level) => dealTakeTurns(level, 1).places.length)).toEqual([2, 4, 6, 6, 6, 6, 6, 4])
  expect(levels.map((level) => dealTakeTurns(level, 1).turns.order[0])).toEqual([
    'far',
    ...Array.from({ length: 7 }, () => 'near'),
  ])
  const { round } = played(1, ['far', lay], ['near', lay])
  expect(round.placed.map(({ place }) => place)).toEqual(['place-1', 'place-2'])
  expect(isSolved(round)).toBe(true)
})

test('a press out of turn changes nothing, and the text says what to wait for', () => {
  const start = dealTakeTurns(3, 1)
  const taken = press(start, 'far', lay)
  expect(taken).toEqual({ kind: 'waits', side: 'far', round: start })
  expect(turnSayings(taken).map((each) => say(each, words.en))).toEqual(['Wait. One plank, then you.'])
  expect(say(waitSaying(dealTakeTurns(7, 1), 'far'), words.en)).toBe('Wait. Two turns, then you.')
})

test('another seed deals other planks, each person lays one look, and who chooses first on the last level changes', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed)
  for (const level of levels) {
    const deal = (seed: number) => dealTakeTurns(level, seed)
    for (const seed of seeds) {
      const other = deal(anotherSeed(deal(seed), deal, [seed, seed + 100, seed + 200, seed + 300]))
      expect([other.turns.looks, other.turns.order]).not.toEqual([deal(seed).turns.looks, deal(seed).turns.order])
      expect(new Set(other.turns.looks).size).toBe(level === 4 || level === 7 ? 3 : 2)
    }
  }
  expect(new Set(seeds.map((seed) => dealTakeTurns(8, seed).turns.order[0]))).toEqual(new Set(['near', 'far']))

  const { turns, pieces, placed } = played(3, ['near', lay], ['far', lay], ['near', lay]).round
  const faces = placed.map(({ piece }) => pieces.find(({ id }) => id === piece)?.face)
  expect(faces).toEqual([0, 1, 0].map((nth) => pieceOf('bridge', turns.looks[nth])))
})

test('a plank is chosen, a turn is requested, passed on, and rotates among three people', () => {
  const [, , third = 'plain'] = dealTakeTurns(4, 1).turns.looks
  expect(played(4, ['near', { does: 'lay', look: third }]).round.pieces).toContainEqual(
    expect.objectContaining({ face: pieceOf('bridge', third) }),
  )
  expect(played(6, ['near', lay]).kind).toBe('unchanged')
  expect(played(6, ['near', { does: 'ask' }], ['near', lay]).round.turns).toMatchObject({ now: 'far', waits: 'ask' })
  expect(played(5, ['near', lay]).round.turns).toMatchObject({ now: 'near', waits: 'pass' })
  expect(played(5, ['near', lay], ['near', { does: 'pass' }]).round.turns).toMatchObject({ now: 'far', waits: 'lay' })
  expect(played(7, ['near', lay], ['side', lay], ['far', lay]).round.turns.now).toBe('near')
})

test('each person can refuse the other’s choice and then chooses; the level together begins with the child', () => {
  const tower = { does: 'choose', making: 'tower' } as const
  const refused = played(8, ['near', tower], ['far', { does: 'refuse' }])
  expect(refused.round.turns).toMatchObject({ now: 'far', waits: 'choose' })
  const agreed = played(
    8,
    ['near', tower],
    ['far', { does: 'refuse' }],
    ['far', { does: 'choose', making: 'garden' }],
    ['near', { does: 'agree' }],
  )
  expect(agreed.round.turns).toMatchObject({ now: 'near', waits: 'lay', making: 'garden' })
  expect(press(agreed.round, 'near', lay).round.pieces.map(({ face }) => face)).toContainEqual({ kind: 'thing', thing: 'flower' })
})

test('anybody can stop at any time, which ends the round without finishing the level', () => {
  const stopped = played(3, ['near', lay], ['near', { does: 'stop' }])
  expect(hasEnded(stopped.round)).toBe(true)
  expect(isSolved(stopped.round)).toBe(false)
  expect([factSaying(stopped.round), endSaying(stopped.round)].map((each) => say(each, words.en))).toEqual([
    'You said stop, and it stopped.',
    'The friends are resting.',
  ])
  expect(press(stopped.round, 'far', lay).kind).toBe('unchanged')
})

const anyPress: fc.Arbitrary<Press> = fc.oneof(
  fc.record({ does: fc.constant('lay' as const), look: fc.constantFrom(...plankLooks) }),
  fc.record({ does: fc.constant('choose' as const), making: fc.constantFrom(...buildKinds) }),
  fc.record({ does: fc.constantFrom('ask', 'pass', 'agree', 'refuse', 'wait') }),
)

test('no press removes a laid plank, and pressing help repeatedly completes every round', () => {
  fc.assert(
    fc.property(fc.constantFrom(...levels), fc.array(fc.tuple(fc.constantFrom(...sides), anyPress)), (level, presses) => {
      let round: TurnsRound = dealTakeTurns(level, 3)
      for (const [side, pressed] of presses) {
        const next = press(round, side, pressed).round
        expect(next.placed.length).toBeGreaterThanOrEqual(round.placed.length)
        round = next
      }
      for (let pressed = 0; pressed < 60 && !hasEnded(round); pressed++) round = helpTurn(round).round
      expect(isSolved(round)).toBe(true)
    }),
  )
})

test.each(languages)('every sentence in %s is complete and short', (language) => {
  const sayings = levels.flatMap((level) => {
    let taken = helpTurn(dealTakeTurns(level, 1))
    const sayings = [instructionSaying, shortWords, factSaying, endSaying, (round: TurnsRound) => progress(round).saying].map(
      (tell) => tell(taken.round),
    )
    for (let step = 0; step < 40 && !hasEnded(taken.round); step++) {
      const { now, waits, making } = taken.round.turns
      sayings.push(...turnSayings(press(taken.round, now === 'near' ? 'far' : 'near', lay)))
      sayings.push(...turnSayings(press(taken.round, now, { does: 'stop' })), ...turnSayings(helpTurn(taken.round)))
      sayings.push(...turnSayings(press(taken.round, now, { does: 'refuse' })))
      const does = {
        choose: { does: 'choose', making },
        agree: { does: 'agree' },
        ask: { does: 'ask' },
        lay,
        pass: { does: 'pass' },
      } as const
      taken = press(taken.round, now, does[waits])
      sayings.push(...turnSayings(taken))
    }
    return sayings
  })
  for (const saying of sayings) {
    const sentence = say(saying, words[language])
    expect(sentence).not.toMatch(/[{}]|undefined|NaN|\[object|: [.।]|, [.।]|\s\s/)
    for (const each of sentence.split(/[.।?]\s/))
      expect(each.split(/\s+/).length, each).toBeLessThanOrEqual(language === 'en' ? 19 : 15)
  }
})
