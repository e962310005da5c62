/** Touch only, where a driver supports it: see engines.config.ts and docs/engines.md. */
import { dealNumberStacking } from '@ankur/games'
import { talk } from '@ankur/content/words/en/talk/talk'
import { expect, expectText, expectVisible, journey } from './journey.ts'
import { openFirstLevel, playToItsEnd } from './rounds.ts'
import { button, css, group, region, status, type Tab } from './tab.ts'

/** Records the pointer types that the page received: a test run by mouse would prove nothing here. */
async function countPointers(tab: Tab): Promise<void> {
  await tab.run(() => {
    const seen: Record<string, number> = {}
    Object.assign(globalThis, { seenPointers: seen })
    addEventListener('pointerdown', ({ pointerType }) => (seen[pointerType] = (seen[pointerType] ?? 0) + 1), true)
  }, null)
}

async function pointers(tab: Tab): Promise<readonly string[]> {
  return await tab.run(() => Object.keys((globalThis as { seenPointers?: object }).seenPointers ?? {}), null)
}

journey('a game is played to its end by touch, with taps and with drags', async ({ touchTab: tab }) => {
  await openFirstLevel(tab, 'number_stacking')
  await countPointers(tab)
  await playToItsEnd(tab, dealNumberStacking(1, { numerals: 'latin', part: 1 }, 1), async (piece, place, turn) => {
    if (turn % 2 === 0) return await tab.drag(piece, place)
    await tab.press(piece)
    await tab.press(place)
  })
  expect(await pointers(tab)).toEqual(['touch'])
})

journey('two words are spoken on the talk board by touch', async ({ touchTab: tab }) => {
  await tab.open('/talk')
  await countPointers(tab)
  const word = (name: string) => button(new RegExp(`^${name}, (?!folder)`), group(talk.board))
  await tab.press(word('I, me'))
  await tab.press(word('want'))
  await expectText(tab, status(undefined, region(talk.strip)), /^I want$/)
  expect(await pointers(tab)).toEqual(['touch'])
})

journey('by finger the first game is made: a block, another number, and a run', async ({ touchTab: tab }) => {
  await tab.open('/create')
  await countPointers(tab)
  await tab.press(button('Move 10 steps', { role: 'tabpanel' }))
  await tab.press(css('.script .chip'))
  const sheet = css('.value-sheet')
  await tab.press(button('100', sheet))
  await tab.press(button('Done', sheet))
  await expectVisible(tab, button(/^Move 100 steps, 1 of 1/))
  await tab.press(button('Run', group('Game Creator')))
  await expectVisible(tab, group(/^Cat: x 300, y 150/))
  expect(await pointers(tab)).toEqual(['touch'])
})
