/** Layout and motion of the games: the board fits the screen, quiet mode has no animation, and hints do not play. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { selectTurn, isSweep } from '../sweep.ts'
import { type Choice, openRound, playables, roundsOf, type PlayedGame } from './play.ts'

const [smallPhone, inLandscape] = [
  { width: 360, height: 616 },
  { width: 640, height: 360 },
]
const screens = isSweep
  ? [smallPhone, { width: 360, height: 740 }, { width: 768, height: 1024 }, { width: 1280, height: 800 }, inLandscape]
  : [smallPhone, inLandscape]

for (const [turn, game] of (Object.keys(playables) as PlayedGame[]).entries()) {
  test(`${game}: all pieces and places of every level are in view on every screen, and no piece is below 64 px`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    for (const [index, round] of selectTurn(roundsOf(game), turn, 3).entries()) {
      // The phone is turned in the middle of a round; the next round starts as this one ended.
      for (const [turned, screen] of (index % 2 === 0 ? screens : screens.toReversed()).entries()) {
        await page.setViewportSize(screen)
        if (turned === 0) await openRound(page, game, round)
        await expect
          .poll(() => measureLayout(page), `level ${round.level} at ${screen.width} x ${screen.height}`)
          .toEqual({ outside: [], scrolling: [], tooSmall: 0 })
      }
    }
  })
}

async function measureLayout(page: Page) {
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
      scrolling: scrolling.map((each) => each.className || each.tagName),
      tooSmall: pieces.filter((each) => Math.min(each.offsetWidth, each.offsetHeight) < 64).length,
    }
  })
}

const middleOf = (box: { x: number; width: number } | null) => (box ? box.x + box.width / 2 : Number.NaN)

test('on a laptop and a tablet the Memory Game character is large, and the cards are centred in the remaining space', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openRound(page, 'memory', { level: 1, seed: 1 })
    const boxOf = (selector: string) => page.locator(selector).boundingBox()
    // The elements are in the HTML before the style sheet of the scene has loaded.
    await expect.poll(async () => (await boxOf('.seedling'))?.height).toBeGreaterThan(250)
    const middle = (width > height ? 300 : 0) / 2 + width / 2
    await expect.poll(async () => Math.abs(middleOf(await boxOf('.cards')) - middle)).toBeLessThan(10)
  }
})

test('the rabbit is on the meadow at every width, and no basket covers its contents', async ({ page }) => {
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
    // The hill is lowest at both ends: 54 of the 150 units of its height.
    const land = await page.locator('.backdrop__land').boundingBox()
    expect(feet, `${screen.width} px`).toBeGreaterThan(land!.y + land!.height * 0.2)
  }
})

test('at the end of a round the sheet covers nothing of what was done, at 360x616', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 616 })
  const round = { level: 3, seed: 1 } as const
  for (const game of Object.keys(playables) as PlayedGame[]) {
    await openRound(page, game, round)
    for (const choice of playables[game].choices(page, round)) for (const button of choice) await button.click()
    await expect(page.locator('.game-end')).toBeVisible()
    // The plant of the garden loads afterwards, and the board is fitted again.
    await expect(page.locator('.game-end__plant svg')).toBeVisible()
    const done = page.locator('.place, .memory-card, .way__place')
    await expect(done.first()).toBeVisible()
    const hidden = async () => {
      const sheet = (await page.locator('.game-end').boundingBox())!.y
      return done.evaluateAll((all, top) => all.map((each) => each.getBoundingClientRect().bottom - top), sheet)
    }
    await expect.poll(async () => Math.max(...(await hidden())), game).toBeLessThanOrEqual(0)
  }
})

test('a change and what happens instead are both in view in the place that they share, with their words inside', async ({
  page,
}) => {
  const round = { level: 8, seed: 5 } as const
  await page.setViewportSize({ width: 360, height: 616 })
  await openRound(page, 'what_comes_next', round)
  for (const choice of playables.what_comes_next.choices(page, round)) for (const button of choice) await button.click()
  const cards = page.locator('.place--changed .day-card')
  await expect(cards).toHaveCount(2)
  const [change, instead] = [await cards.first().boundingBox(), await cards.last().boundingBox()]
  expect(change!.y + change!.height).toBeLessThanOrEqual(instead!.y + 1)
  const wider = (all: Element[]) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length
  expect(await page.locator('.place--changed .day-card__word').evaluateAll(wider)).toBe(0)
})

test('in quiet mode no game runs an animation when a piece is placed or a hint is shown', async ({ page }) => {
  const round = { level: 3, seed: 5 } as const
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const running = () => page.evaluate(() => document.getAnimations().length)
  for (const game of Object.keys(playables) as PlayedGame[]) {
    await openRound(page, game, round)
    await expect(page.locator('.game-page')).toHaveAttribute('data-sensory', 'quiet')
    await page.getByRole('button', { name: 'Show me' }).click()
    await expect(page.locator('.show-me__hand')).toBeVisible()
    expect(await running(), game).toBe(0)
    const [choice] = playables[game].choices(page, round) as [Choice]
    // In the Memory Game a choice is two cards, turned over one after the other.
    for (const button of choice) await button.click()
    expect(await running(), game).toBe(0)
  }
  await openRound(page, 'number_stacking', round)
  const [[piece, place]] = playables.number_stacking.choices(page, round) as [[Locator, Locator]]
  await piece.click()
  await place.click()
  await expect(page.getByRole('status').filter({ hasText: '1 is in place: floor 1 of 5. The cat goes up.' })).toHaveCount(1)
})

test('no game animates before the first press', async ({ page }) => {
  await page.addInitScript(() => {
    const animated = new Set<string>()
    Object.assign(window, { animated })
    const recordFrame = () => {
      for (const { effect } of document.getAnimations())
        animated.add((effect as KeyframeEffect).target?.getAttribute('class') ?? 'no class')
      requestAnimationFrame(recordFrame)
    }
    recordFrame()
  })
  // On level 8 floors and boats stand from the start.
  for (const level of [3, 8] as const)
    for (const game of Object.keys(playables) as PlayedGame[]) {
      await openRound(page, game, { level, seed: 5 })
      await expect(page.locator('.piece, .memory-card').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const animated = () => page.evaluate(() => [...(window as unknown as { animated: Set<string> }).animated])
      expect(await animated(), `${game} ${level}`).toEqual([])
    }
})

test('in soft mode the character blinks once after a placement, and nothing animates before it', async ({ page }) => {
  const round = { level: 3, seed: 5 } as const
  await openRound(page, 'same_different', round)
  await expect(page.locator('.rabbit-friend')).toBeVisible()
  const scales = () =>
    page.evaluate(() =>
      document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).getKeyframes().map(({ scale }) => scale)),
    )
  expect(await scales()).toEqual([])
  const [[piece, basket]] = playables.same_different.choices(page, round) as [[Locator, Locator]]
  await piece.click()
  await basket.click()
  await expect.poll(async () => (await scales()).filter((each) => each.includes('1 0.1')).length).toBe(2)
  await expect.poll(scales).toEqual([])
})

test('Show me marks the next piece and its place, announces them, and does not make the move', async ({ page }) => {
  const round = { level: 4, seed: 5 } as const
  await openRound(page, 'number_sorting', round)
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Take \d\. Its place is marked: tray of/ })).toHaveCount(1)
  await expect(page.getByRole('img', { name: '0 of 4 are in place.' })).toBeVisible()
})

test('after two wrong moves the hint points at that piece, and its place is marked', async ({ page }) => {
  const round = { level: 2, seed: 5 } as const
  await openRound(page, 'number_sorting', round)
  const [[, wrongPlace], [piece]] = playables.number_sorting.choices(page, round) as [[Locator, Locator], [Locator, Locator]]
  for (const miss of [1, 2]) {
    await piece.click()
    await wrongPlace.click()
    await expect(page.getByRole('status').filter({ hasText: 'went back' }), `miss ${miss}`).toHaveCount(1)
  }
  await expect(page.locator('.is-shown')).toHaveCount(1)
  const [hand, box] = [await page.locator('.show-me__hand').boundingBox(), await piece.boundingBox()]
  expect(hand!.x).toBeGreaterThan(box!.x)
  expect(hand!.x).toBeLessThan(box!.x + box!.width)
})

test('two different cards stay face up until the next card is chosen', async ({ page }) => {
  const round = { level: 4, seed: 5 } as const
  await openRound(page, 'memory', round)
  const [[first, partner], [other]] = playables.memory.choices(page, round) as [[Locator, Locator], [Locator, Locator]]
  await first.click()
  await other.click()
  await expect(page.locator('.memory-card--chosen')).toHaveCount(2)
  await partner.click()
  await expect(page.locator('.memory-card--chosen')).toHaveCount(1)
  await first.click()
  await expect(page.locator('.memory-card--joined')).toHaveCount(2)
})
