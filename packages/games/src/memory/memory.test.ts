import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DealOptions, numeralScripts } from '../deal-options.ts'
import { levels } from '../levels.ts'
import { pictures } from '../pictures.ts'
import { dealMemory } from './deal.ts'
import { helpMemory, showAllCards, moveCard, openCard, turnBack, type TurnResult } from './play.ts'
import { cardState, isMemorySolved, type MemoryRound, partnerOf } from './round.ts'

const options: DealOptions = { numerals: 'latin', letters: 'en' }

const anyRound = fc
  .record({
    level: fc.constantFrom(...levels),
    numerals: fc.constantFrom(...numeralScripts),
    letters: fc.constantFrom('en', 'hi', 'pa'),
    seed: fc.integer(),
  })
  .map(({ level, seed, ...chosen }) => dealMemory(level, chosen, seed))

const anyPress = fc.oneof(
  fc.constantFrom('help', 'look', 'turn back'),
  fc.nat(13),
  fc.record({ card: fc.nat(13), onto: fc.nat(13) }),
)
type Press = typeof anyPress extends fc.Arbitrary<infer Each> ? Each : never

function press(round: MemoryRound, pressed: Press): TurnResult {
  const card = (index: number) => `card-${index}`
  if (pressed === 'help') return helpMemory(round)
  if (pressed === 'look') return showAllCards(round)
  if (pressed === 'turn back') return turnBack(round)
  if (typeof pressed === 'number') return openCard(round, card(pressed))
  return typeof pressed === 'object' ? moveCard(round, card(pressed.card), card(pressed.onto)) : { kind: 'unchanged', round }
}

function play(start: MemoryRound, presses: readonly Press[]): MemoryRound {
  return presses.reduce((round, pressed) => press(round, pressed).round, start)
}

test('every card matches exactly one other, and no two pairs show the same face', () => {
  fc.assert(
    fc.property(anyRound, (round) => {
      const shown = round.cards.map(({ face }) =>
        'picture' in face ? face.picture : 'value' in face ? face.value : 'count' in face ? face.count : '',
      )
      for (const [index, card] of round.cards.entries()) {
        const same = round.cards.filter((_, other) => shown[other] === shown[index])
        expect(same.map(({ pair }) => pair)).toEqual([card.pair, card.pair])
        expect(partnerOf(round, card)?.pair).toBe(card.pair)
      }
    }),
  )
})

test('pictures of one round differ in outline', () => {
  fc.assert(
    fc.property(anyRound, ({ cards }) => {
      const outlines = cards.flatMap(({ face }) =>
        face.kind === 'picture' || face.kind === 'word' ? pictures[face.picture].outline : [],
      )
      expect(new Set(outlines).size * 2).toBe(outlines.length)
    }),
  )
})

test('the levels have 2, 2, 3, 3, 4, 4, 6 and 6 pairs and start face up, with a first look, or closed', () => {
  const rounds = levels.map((level) => dealMemory(level, options, 5))
  expect(rounds.map(({ cards }) => cards.length / 2)).toEqual([2, 2, 3, 3, 4, 4, 6, 6])
  expect(rounds.map((round) => cardState(round, round.cards[0]!))).toEqual([
    'open',
    'open',
    'open',
    'closed',
    'closed',
    'closed',
    'closed',
    'closed',
  ])
  expect(rounds.map(({ isFaceUp }) => isFaceUp)).toEqual([true, ...Array.from({ length: 7 }, () => false)])
})

test('the same seed deals the same cards', () => {
  fc.assert(
    fc.property(fc.constantFrom(...levels), fc.integer(), (level, seed) => {
      expect(dealMemory(level, options, seed)).toEqual(dealMemory(level, options, seed))
    }),
  )
})

test('after any presses, opening the cards pair by pair completes the round', () => {
  fc.assert(
    fc.property(anyRound, fc.array(anyPress, { maxLength: 30 }), (start, presses) => {
      let round = turnBack(play(start, presses)).round
      for (const card of round.cards) {
        if (cardState(round, card) === 'joined') continue
        round = openCard(openCard(round, card.id).round, partnerOf(round, card)!.id).round
      }
      expect(isMemorySolved(round)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('after any presses, two presses of help for each pair complete the round', () => {
  fc.assert(
    fc.property(anyRound, fc.array(anyPress, { maxLength: 30 }), (start, presses) => {
      let round = play(start, presses)
      for (let left = round.cards.length - 2 * round.joined.length; left > 0; left -= 1) round = helpMemory(round).round
      expect(isMemorySolved(round)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('no press separates a matched pair, and at most two cards are chosen', () => {
  fc.assert(
    fc.property(anyRound, fc.array(anyPress, { maxLength: 40 }), (start, presses) => {
      let round = start
      for (const pressed of presses) {
        const next = press(round, pressed).round
        expect(next.joined.slice(0, round.joined.length)).toEqual(round.joined)
        expect(next.chosen.length).toBeLessThanOrEqual(2)
        for (const id of next.chosen)
          expect(next.cards.some((card) => card.id === id && cardState(next, card) === 'chosen')).toBe(true)
        round = next
      }
    }),
    { numRuns: 500 },
  )
})

test('two different cards stay open until the next card is chosen, which closes both and opens', () => {
  const round = dealMemory(4, options, 2)
  const [first, second] = differing(round)
  const differ = openCard(openCard(round, first).round, second)
  expect(differ).toMatchObject({ kind: 'differ', cards: [first, second], guide: null })
  const third = round.cards.find(({ id }) => id !== first && id !== second)!
  expect(openCard(differ.round, third.id)).toMatchObject({ kind: 'opened', round: { chosen: [third.id] } })
  expect(openCard(differ.round, first)).toMatchObject({ kind: 'opened', round: { chosen: [first] } })
  expect(turnBack(differ.round).round.chosen).toEqual([])
})

test('two misses with a card outline its partner; three dim all other cards, and the help follows the next card', () => {
  let round = dealMemory(5, options, 2)
  const [first, second] = differing(round)
  const miss = () => turnBack(openCard(openCard(round, first).round, second).round).round
  round = miss()
  expect(round.guide).toBeNull()
  round = miss()
  expect(round.guide).toMatchObject({ piece: first, shows: 'place' })
  round = miss()
  expect(round.guide).toMatchObject({ piece: first, shows: 'place_and_piece' })
  const opened = openCard(round, second)
  const partner = partnerOf(
    round,
    round.cards.find(({ id }) => id === second)!,
  )!.id
  expect(opened).toMatchObject({ kind: 'opened', guide: { piece: second, place: partner, shows: 'place_and_piece' } })
  expect(openCard(opened.round, partner)).toMatchObject({
    kind: 'joined',
    round: { joined: [{ way: 'bright' }], guide: null },
  })
})

test('all cards can be shown for any length of time, and matched while they are shown', () => {
  const looking = showAllCards(dealMemory(7, options, 2)).round
  expect(looking.cards.map((card) => cardState(looking, card))).toEqual(looking.cards.map(() => 'open'))
  const [card] = looking.cards
  const joined = moveCard(looking, card!.id, partnerOf(looking, card!)!.id)
  expect(joined).toMatchObject({ kind: 'joined', round: { isLooking: true, joined: [{ way: 'marked' }] } })
  expect(turnBack(joined.round).round.isLooking).toBe(false)
})

test('pairs matched from memory are not counted as helped', () => {
  let round = turnBack(dealMemory(2, options, 2)).round
  for (const card of round.cards.filter(({ pair }, index) => round.cards.findIndex((each) => each.pair === pair) === index)) {
    round = openCard(openCard(round, card.id).round, partnerOf(round, card)!.id).round
  }
  expect(round.joined.map(({ way }) => way)).toEqual(['self', 'self'])
})

test('with all cards face up, a chosen card can be deselected, and a miss does not close cards', () => {
  const round = dealMemory(1, options, 3)
  const [first, second] = differing(round)
  expect(openCard(openCard(round, first).round, first)).toMatchObject({ kind: 'let_go', round: { chosen: [] } })
  const missed = openCard(openCard(round, first).round, second).round
  expect(openCard(missed, first)).toMatchObject({ kind: 'opened', round: { chosen: [first] } })
})

test('dragging a card deselects the card chosen before', () => {
  const round = dealMemory(1, options, 3)
  const [first, second] = differing(round)
  const partner = partnerOf(
    round,
    round.cards.find(({ id }) => id === second)!,
  )!.id
  expect(moveCard(openCard(round, first).round, second, partner)).toMatchObject({ kind: 'joined', cards: [second, partner] })
})

test('showing all cards while two different ones are open deselects both', () => {
  const round = dealMemory(4, options, 2)
  const [first, second] = differing(round)
  const looking = showAllCards(openCard(openCard(round, first).round, second).round)
  expect(looking).toMatchObject({ kind: 'looking', round: { isLooking: true, chosen: [] } })
})

function differing({ cards }: MemoryRound): [string, string] {
  const [first] = cards
  return [first!.id, cards.find(({ pair }) => pair !== first!.pair)!.id]
}
