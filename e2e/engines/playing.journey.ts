/** A game's first level, the talk board and the Game Creator, by pointer. */
import { dealNumberStacking, move, nextStep, pieceName, placeName, sayValue } from '@ankur/games'
import { gamePage } from '@ankur/content/words/en/game-page'
import { games } from '@ankur/content/words/en/games'
import { desk, journey, reads, sees } from './journey.ts'
import { button, css, group, heading, region, status, tab as panelTab } from './tab.ts'

const words = { ...games, ...gamePage }

journey('the first level of Number Stacking is played to its end', async ({ tab }) => {
  await tab.open('/healthz')
  const kept = JSON.stringify({ games: { number_stacking: { level: 1, seed: 2 } } })
  await tab.run((progress) => localStorage.setItem('ankur-progress', progress), kept)
  await tab.open('/games/number-stacking')
  let round = dealNumberStacking(1, { numerals: 'latin', part: 1 }, 2)
  for (let step = nextStep(round); step !== null; step = nextStep(round)) {
    const place = sayValue(placeName(round, step.place), words).replace(/[.?"]/g, '.')
    await tab.press(button(sayValue(pieceName(round, step.piece), words), group(words.tray)))
    await tab.press(button(new RegExp(`^${place},`), group(words.board)))
    round = move(round, step.piece, step.place).round
  }
  await sees(tab, heading(/^You /))
})

journey('presses on the talk board make a sentence, and take its last word back', async ({ tab }) => {
  const sentence = status(undefined, region('Your sentence'))
  await tab.open('/talk')
  await tab.press(button(/^I, me, (?!folder)/))
  await tab.press(button(/^want, (?!folder)/))
  await reads(tab, sentence, /^I want$/)
  await tab.press(button('Remove the last word'))
  await reads(tab, sentence, /^I$/)
})

journey('blocks are put into a script, and the game runs', async ({ newTab }) => {
  const tab = await newTab({ size: desk })
  const palette = { role: 'tabpanel' } as const
  await tab.open('/create')
  await tab.press(panelTab('Events'))
  await tab.press(button('When flag clicked', palette))
  await tab.press(panelTab('Motion'))
  await tab.press(button('Move 10 steps', palette))
  await tab.press(button('Run', group('Game Creator')))
  await sees(tab, group(/^Cat: x 210, y 150/))
  await sees(tab, css('.stage__picture'))
})
