/** The first level of each calm game, piece by piece, by pointer. */
import { dealLetterSorting, dealMemory, dealNumberSorting, dealNumberStacking, helpTurn, hasEnded } from '@ankur/games'
import { dealChooseAndAsk } from '@ankur/games/choose-and-ask/deal'
import { dealSameDifferent } from '@ankur/games/same-different/deal'
import { dealTakeTurns } from '@ankur/games/take-turns/deal'
import { dealWhatComesNext } from '@ankur/games/what-comes-next/deal'
import { journey, expectVisible } from './journey.ts'
import { openFirstLevel, playToItsEnd, words } from './rounds.ts'
import { button, group, heading, region, type Target } from './tab.ts'

const options = { numerals: 'latin', letters: 'en' } as const

const rounds = {
  number_stacking: () => dealNumberStacking(1, { numerals: 'latin', part: 1 }, 1),
  number_sorting: () => dealNumberSorting(1, options, 1),
  letter_sorting: () => dealLetterSorting(1, options, 1),
  what_comes_next: () => dealWhatComesNext(1, {}, 1),
  choose_and_ask: () => dealChooseAndAsk(1, 1),
  same_different: () => dealSameDifferent(1, 1),
}

for (const [turn, tag] of ['@firefox', '@webkit'].entries()) {
  const some = Object.entries(rounds).filter((_, index) => index % 2 === turn)
  const games = some.map(([game]) => game.replaceAll('_', ' ')).join(', ')
  journey(`the first level of a game with pieces and places is played to its end: ${games}`, { tag }, async ({ tab }) => {
    for (const [game, deal] of some) {
      await openFirstLevel(tab, game)
      await playToItsEnd(tab, deal())
    }
  })
}

journey('the first level of the Memory Game is played to its end', async ({ tab }) => {
  await openFirstLevel(tab, 'memory')
  const { cards } = dealMemory(1, options, 1)
  const pairs = new Set(cards.map(({ pair }) => pair))
  for (const pair of pairs) for (const [nth, card] of cards.entries()) if (card.pair === pair) await tab.press(cardAt(nth))
  await expectVisible(tab, heading(/^You /))
})

function cardAt(nth: number): Target {
  return { ...button(undefined, group(words.board)), nth }
}

journey('the first level of Take turns is played for both players to its end', async ({ tab }) => {
  await openFirstLevel(tab, 'take_turns')
  let round = dealTakeTurns(1, 1)
  while (!hasEnded(round)) {
    await tab.press(button(undefined, region(words[`half_${round.turns.now}`])))
    // The first press of the help button only shows the next move.
    round = helpTurn(helpTurn(round).round).round
  }
  await expectVisible(tab, heading(/^You /))
})
