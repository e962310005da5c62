/** Plays the calm games as a child does: by keys or by touch, knowing the round that the page deals from the same seed. */
import { dealMemory, type Level } from '@ankur/games'
import { gameLevels } from '@ankur/content/words/en/game-levels'
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** What is played: a button is chosen, then another. */
type Choice = readonly [first: Locator, second: Locator]

interface Playable {
  readonly path: string
  /** The choices that end the round, in an order that the rules take. */
  readonly choices: (page: Page, level: Level, seed: number) => readonly Choice[]
}

const options = { numerals: 'latin', letters: 'en' } as const

export const playables = {
  memory: {
    path: '/games/memory',
    choices: (page, level, seed) => {
      const { cards } = dealMemory(level, options, seed)
      const card = (index: number) => page.getByRole('button', { name: new RegExp(`^Card ${index + 1},`) })
      const firsts = cards.filter(({ pair, id }) => cards.find((each) => each.pair === pair)?.id === id)
      return firsts.map(({ pair, id }) => [
        card(cards.findIndex((each) => each.id === id)),
        card(cards.findIndex((each) => each.pair === pair && each.id !== id)),
      ])
    },
  },
} satisfies Record<string, Playable>

export type PlayedGame = keyof typeof playables

/** Opens the round of this level and seed, as if it had been left there. */
export async function openRound(page: Page, game: PlayedGame, { level, seed }: { level: Level; seed: number }): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/healthz')
  const progress = { games: { [game]: { level, seed } } }
  await page.evaluate((kept) => localStorage.setItem('ankur-progress', kept), JSON.stringify(progress))
  await page.goto(playables[game].path)
  await expect(page.getByRole('option', { name: gameLevels[`${game}_${level}`] }), 'the level').toHaveCount(1)
}

/** Moves the focus to a button by arrow keys, as long as they bring it nearer. */
export async function reach(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 40; step++) {
    const way = await target.evaluate((wanted) => {
      const here = document.activeElement
      if (here === wanted) return 'there'
      if (!here?.closest('.game__stage') || here.tagName === 'H2') return 'Tab'
      const [from, to] = [here.getBoundingClientRect(), wanted.getBoundingClientRect()]
      const across = to.left + to.width / 2 - from.left - from.width / 2
      const down = to.top + to.height / 2 - from.top - from.height / 2
      if (Math.abs(down) > 2 && Math.abs(down) >= Math.abs(across) / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp'
      return across > 0 ? 'ArrowRight' : 'ArrowLeft'
    })
    if (way === 'there') return
    await page.keyboard.press(way)
  }
  throw new Error(`arrow keys do not lead to ${target}`)
}
