/** Board and shelf fit the screen at every level, nothing moves in quiet, and the hand shows without playing. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { type Choice, openRound, playables, roundsOf, type PlayedGame } from './play.ts'

const screens = process.env.SWEEP
  ? [
      { width: 360, height: 616 },
      { width: 360, height: 740 },
      { width: 768, height: 1024 },
      { width: 1280, height: 800 },
      { width: 640, height: 360 },
    ]
  : [
      { width: 360, height: 616 },
      { width: 640, height: 360 },
    ]

for (const game of Object.keys(playables) as PlayedGame[]) {
  for (const screen of screens) {
    test(`${game} at ${screen.width}x${screen.height}: every level has all pieces and places in sight, none below 64 px`, async ({
      page,
    }) => {
      await page.setViewportSize(screen)
      for (const played of roundsOf(game)) {
        await openRound(page, game, played)
        const seen = await measure(page)
        expect(seen.outside, `level ${played.level}`).toEqual([])
        expect(seen.scrolls, `level ${played.level}`).toEqual([])
        expect(seen.smallest, `level ${played.level}`).toBeGreaterThanOrEqual(64)
      }
    })
  }
}

async function measure(page: Page) {
  await expect(page.locator('.piece, .memory-card').first()).toBeVisible()
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('.piece, .memory-card, button.place')]
    const outside = [...boxes, ...document.querySelectorAll('.show-me__hand')].filter((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5
    })
    const scrolling = [...document.querySelectorAll('html, .game__stage, .scene, .tray')].filter(
      (each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1,
    )
    const pieces = boxes.filter((each) => !each.matches('.place'))
    return {
      outside: outside.map((each) => each.getAttribute('class')),
      scrolls: scrolling.map((each) => each.className || each.tagName),
      smallest: Math.min(...pieces.map((each) => Math.min(each.offsetWidth, each.offsetHeight))),
    }
  })
}

const middleOf = (box: { x: number; width: number } | null) => (box ? box.x + box.width / 2 : Number.NaN)

test('on a laptop and a tablet the friend of the Memory Game is large, and the cards are in the middle of the rest', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openRound(page, 'memory', { level: 1, seed: 1 })
    const boxOf = (part: string) => page.locator(part).boundingBox()
    // The pieces come in the HTML, before the sheet of their scene.
    await expect.poll(async () => (await boxOf('.seedling'))?.height).toBeGreaterThan(250)
    const middle = (width > height ? 300 : 0) / 2 + width / 2
    await expect.poll(async () => Math.abs(middleOf(await boxOf('.cards')) - middle)).toBeLessThan(10)
  }
})

test('the rabbit sits on the meadow at every width, and no basket hides what lies in it', async ({ page }) => {
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await openRound(page, 'same_different', { level: 3, seed: 1 })
    await expect(page.locator('.basket__sign').first()).toBeVisible()
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('.basket')].map((basket) => {
        const sign = basket.querySelector('.basket__sign')!.getBoundingClientRect()
        const inside = [...basket.querySelectorAll('.lying, .slot')]
        return inside.filter((each) => each.getBoundingClientRect().bottom > sign.top).length
      }),
    )
    expect(covered, `${screen.width} px`).toEqual([0, 0])
    const rabbit = page.locator('.rabbit-friend ellipse').first()
    if (!(await rabbit.isVisible())) continue
    const feet = await rabbit.evaluate((each) => each.getBoundingClientRect().bottom)
    // The hill is lowest at its two ends: 54 of the 150 that the land is high.
    const land = await page.locator('.backdrop__land').boundingBox()
    expect(feet, `${screen.width} px`).toBeGreaterThan(land!.y + land!.height * 0.2)
  }
})

test('in the quiet level no animation runs in any game, when a piece is put or the hand shows', async ({ page }) => {
  const played = { level: 3, seed: 5 } as const
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const running = () => page.evaluate(() => document.getAnimations().length)
  for (const game of Object.keys(playables) as PlayedGame[]) {
    await openRound(page, game, played)
    await expect(page.locator('.game-page')).toHaveAttribute('data-sensory', 'quiet')
    await page.getByRole('button', { name: 'Show me' }).click()
    await expect(page.locator('.show-me__hand')).toBeVisible()
    expect(await running(), game).toBe(0)
    const [choice] = playables[game].choices(page, played) as [Choice]
    // The cards of the Memory Game are looked at first.
    for (const button of choice) await button.click()
    expect(await running(), game).toBe(0)
  }
  await openRound(page, 'number_stacking', played)
  const [[piece, place]] = playables.number_stacking.choices(page, played) as [[Locator, Locator]]
  await piece.click()
  await place.click()
  await expect(page.getByRole('status').filter({ hasText: '1 is in place: floor 1 of 5. The cat goes up.' })).toHaveCount(1)
})

test('nothing moves before a press, in any game', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenMoving: seen })
    const look = () => {
      for (const { effect } of document.getAnimations())
        seen.add((effect as KeyframeEffect).target?.getAttribute('class') ?? 'no class')
      requestAnimationFrame(look)
    }
    look()
  })
  for (const game of Object.keys(playables) as PlayedGame[]) {
    await openRound(page, game, { level: 3, seed: 5 })
    await expect(page.locator('.piece, .memory-card').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => [...(window as unknown as { seenMoving: Set<string> }).seenMoving]), game).toEqual([])
  }
})

test('in the soft level the friend blinks once after a placement, and nothing moves before', async ({ page }) => {
  const played = { level: 3, seed: 5 } as const
  await openRound(page, 'same_different', played)
  await expect(page.locator('.rabbit-friend')).toBeVisible()
  const names = () =>
    page.evaluate(() =>
      document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).getKeyframes().map(({ scale }) => scale)),
    )
  expect(await names()).toEqual([])
  const [[piece, basket]] = playables.same_different.choices(page, played) as [[Locator, Locator]]
  await piece.click()
  await basket.click()
  await expect.poll(async () => (await names()).filter((scales) => scales.includes('1 0.1')).length).toBe(2)
  await expect.poll(names).toEqual([])
})

test('Show me points at the next piece and its place, says so, and plays nothing', async ({ page }) => {
  const played = { level: 4, seed: 5 } as const
  await openRound(page, 'number_sorting', played)
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Take \d\. Its place is marked: tray of/ })).toHaveCount(1)
  await expect(page.getByRole('img', { name: '0 of 4 are in place.' })).toBeVisible()
})

test('after two misses the hand lies on the piece that was tried, whose place is marked', async ({ page }) => {
  const played = { level: 2, seed: 5 } as const
  await openRound(page, 'number_sorting', played)
  const [[, first], [tried]] = playables.number_sorting.choices(page, played) as [[Locator, Locator], [Locator, Locator]]
  for (const miss of [1, 2]) {
    await tried.click()
    await first.click()
    await expect(page.getByRole('status').filter({ hasText: 'went back' }), `miss ${miss}`).toHaveCount(1)
  }
  await expect(page.locator('.is-shown')).toHaveCount(1)
  const [hand, piece] = [await page.locator('.show-me__hand').boundingBox(), await tried.boundingBox()]
  expect(hand!.x).toBeGreaterThan(piece!.x)
  expect(hand!.x).toBeLessThan(piece!.x + piece!.width)
})

test('two cards that differ stay open until the next card is chosen, which closes both', async ({ page }) => {
  const played = { level: 4, seed: 5 } as const
  await openRound(page, 'memory', played)
  const [[first, partner], [other]] = playables.memory.choices(page, played) as [[Locator, Locator], [Locator, Locator]]
  await first.click()
  await other.click()
  await expect(page.locator('.memory-card--chosen')).toHaveCount(2)
  await partner.click()
  await expect(page.locator('.memory-card--chosen')).toHaveCount(1)
  await first.click()
  await expect(page.locator('.memory-card--joined')).toHaveCount(2)
})
