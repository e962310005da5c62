/** A finger alone, where a driver has one: see engines.config.ts and docs/engines.md. */
import { dealNumberStacking, move, nextStep, pieceName, placeName, sayValue } from '@ankur/games'
import { gamePage } from '@ankur/content/words/en/games/game-page'
import { games } from '@ankur/content/words/en/games/games'
import { talk } from '@ankur/content/words/en/talk/talk'
import { expect, journey, reads, sees } from './journey.ts'
import { button, group, heading, region, status, type Tab } from './tab.ts'

const words = { ...games, ...gamePage }

/** Counts what presses the page really got: a journey by mouse would prove nothing here. */
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

journey('by finger a game is played to its end, by taps and by carrying', async ({ touchTab: tab }) => {
  await tab.open('/healthz')
  const kept = JSON.stringify({ games: { number_stacking: { level: 1, seed: 1 } } })
  await tab.run((progress) => localStorage.setItem('ankur-progress', progress), kept)
  await tab.open('/games/number-stacking')
  await countPointers(tab)
  let round = dealNumberStacking(1, { numerals: 'latin', part: 1 }, 1)
  for (let turn = 0; nextStep(round) !== null; turn++) {
    const step = nextStep(round)!
    const name = sayValue(placeName(round, step.place), words).replace(/[.?"]/g, '.')
    const [piece, place] = [
      button(sayValue(pieceName(round, step.piece), words), group(words.tray)),
      button(new RegExp(`^${name},`), group(words.board)),
    ]
    if (turn % 2 === 0) await tab.drag(piece, place)
    else {
      await tab.press(piece)
      await tab.press(place)
    }
    round = move(round, step.piece, step.place).round
  }
  await sees(tab, heading(/^You /))
  expect(await pointers(tab)).toEqual(['touch'])
})

journey('by finger two words are said on the talk board', async ({ touchTab: tab }) => {
  await tab.open('/talk')
  await countPointers(tab)
  const word = (name: string) => button(new RegExp(`^${name}, (?!folder)`), group(talk.board))
  await tab.press(word('I, me'))
  await tab.press(word('want'))
  await reads(tab, status(undefined, region(talk.strip)), /^I want$/)
  expect(await pointers(tab)).toEqual(['touch'])
})
