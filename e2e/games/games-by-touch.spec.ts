/**
 * The games by touch: two taps, or a drag. `npm test` plays one round of each game; `npm run sweep` plays every
 * level, at 320 px too, and runs axe in each.
 */
import { languages } from '@ankur/content'
import type { Locator, Page } from '@playwright/test'
import { axeViolations } from '../every-page/axe-violations.ts'
import { expect, test } from '../fixtures.ts'
import { isSweep } from '../sweep.ts'
import { openRound, playables, roundsOf, type PlayedGame } from './play.ts'

const themes = ['light', 'dark', 'calm'] as const
const widths = isSweep ? [320, 360, 1280] : [360]

test.use({ hasTouch: true })

for (const game of Object.keys(playables) as PlayedGame[]) {
  for (const width of widths) {
    test(`${game} at ${width} px: a round is played to its end by taps, without overflow or axe violations`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width, height: 740 })
      for (const [index, round] of roundsOf(game).entries()) {
        if (!isSweep && index !== 2) continue
        // Themes and languages rotate, in another combination for each level and width.
        const played = { ...round, language: languages[(index + widths.indexOf(width)) % 3] ?? 'en' }
        await setTheme(page, themes[(index + Math.floor(index / 3)) % 3] ?? 'light')
        await openRound(page, game, played)
        await page.locator('[data-stop="show"]').tap()
        await expect(page.locator('.show-me__hand')).toBeVisible()
        await expectNoViolation(page)
        for (const choice of playables[game].choices(page, played)) for (const button of choice) await button.tap()
        await expect(page.locator('.game-end').getByRole('heading'), `level ${played.level}`).toBeVisible()
        await expect.poll(() => clippedPieces(page), `level ${played.level}: the picture at the end`).toEqual([])
        await expectNoViolation(page)
      }
    })
  }
}

test('a piece is dragged to its place, returns if dropped elsewhere, and the page does not scroll', async ({ page }) => {
  const played = { level: 4, seed: 7 } as const
  await openRound(page, 'number_sorting', played)
  const choices = playables.number_sorting.choices(page, played) as (readonly [Locator, Locator])[]
  const [piece, place] = choices[0]!
  await drag(page, piece, page.getByRole('heading', { level: 1 }))
  await expect(place).toHaveAccessibleName(/holds \d$/)
  const scrolled = await page.evaluate(() => scrollY)
  await drag(page, piece, place)
  await expect(page.getByRole('status').filter({ hasText: 'is in place' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  for (const [next, home] of choices.slice(1)) await drag(page, next, home)
  await expect(page.getByRole('heading', { level: 2, name: /^You sorted/ })).toBeVisible()
})

test('a misplaced piece returns without a mark, the second time its place is marked, the third time the right piece', async ({
  page,
}) => {
  const played = { level: 4, seed: 7 } as const
  await openRound(page, 'number_stacking', played)
  const [[first, floor]] = playables.number_stacking.choices(page, played) as [[Locator, Locator]]
  const wrong = page.getByRole('group', { name: 'Pieces' }).getByRole('button', { name: '3', exact: true })
  await drag(page, wrong, floor)
  await expect(page.getByRole('status').filter({ hasText: '3 went back where it was.' })).toBeVisible()
  await expect(page.locator('.is-shown')).toHaveCount(0)
  await drag(page, wrong, floor)
  await expect(
    page.getByRole('status').filter({ hasText: '3 went back where it was. The place is marked: floor 1 of 5.' }),
  ).toBeVisible()
  await expect(floor).toHaveClass(/is-shown/)
  await drag(page, wrong, floor)
  await expect(first).toHaveClass(/is-shown/)
  await expect(wrong).toHaveClass(/is-quiet/)
  await drag(page, first, floor)
  await expect(page.getByRole('status').filter({ hasText: '1 is in place: floor 1 of 5.' })).toBeVisible()
  await expect(page.locator('.is-quiet')).toHaveCount(0)
})

test('a piece is held 24 px above the finger, and is put down where it is seen', async ({ page }) => {
  const played = { level: 4, seed: 7 } as const
  await openRound(page, 'number_stacking', played)
  const [[piece, floor]] = playables.number_stacking.choices(page, played) as [[Locator, Locator]]
  const [from, to] = [await middleOf(piece), await middleOf(floor)]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', from.x, from.y)
  // The finger itself is below the floor.
  const below = to.y + (await floor.boundingBox())!.height / 2 + 8
  await touch('touchMove', to.x, below)
  await expect.poll(async () => below - (await middleOf(piece)).y).toBeCloseTo(24, 0)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByRole('status').filter({ hasText: '1 is in place: floor 1 of 5.' })).toBeVisible()
})

test('open cards are dragged onto each other', async ({ page }) => {
  const played = { level: 1, seed: 3 } as const
  await openRound(page, 'memory', played)
  for (const [one, other] of playables.memory.choices(page, played) as (readonly [Locator, Locator])[])
    await drag(page, one, other)
  await expect(page.getByRole('heading', { level: 2, name: 'You found 2 pairs.' })).toBeVisible()
})

test('the eye opens all cards until it is pressed again, or only while it is held', async ({ page }) => {
  await openRound(page, 'memory', { level: 4, seed: 5 })
  const eye = page.getByRole('button', { name: 'Look at all' })
  const closed = page.locator('.memory-card--closed')
  const all = await closed.count()
  for (const toggle of [() => eye.tap(), () => eye.press('Enter')]) {
    await toggle()
    await expect(closed).toHaveCount(0)
    await toggle()
    await expect(closed).toHaveCount(all)
  }
  await eye.click({ delay: 800 })
  await expect(closed).toHaveCount(all)
})

async function setTheme(page: Page, colours: (typeof themes)[number]): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/healthz')
  await page.evaluate((stored) => localStorage.setItem('ankur-comfort', stored), JSON.stringify({ colours }))
}

/** Placed pieces that are clipped in the picture at the end. */
async function clippedPieces(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const sheet = document.querySelector('.game-end')!.getBoundingClientRect()
    const isBeside = sheet.left > 1
    return [...document.querySelectorAll('.scene :is(.lying, .memory-card, .roof, .way__place)')]
      .filter((each) => {
        const { left, top, right, bottom, width } = each.getBoundingClientRect()
        if (width < 2 || getComputedStyle(each.closest('.board, .cards, .way') ?? each).clipPath !== 'none') return false
        return left < -1 || top < -1 || right > innerWidth + 1 || (!isBeside && bottom > sheet.top + 1)
      })
      .map((each) => each.getAttribute('class'))
  })
}

async function expectNoViolation(page: Page): Promise<void> {
  // During a fade-in the contrast is not final yet.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {}))
  expect(await axeViolations(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, 'no horizontal scrolling').toBeLessThanOrEqual(0)
}

/** One touch point, sent through the browser's own protocol: down, move, up. */
async function drag(page: Page, what: Locator, onto: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  const [from, to] = [await middleOf(what), await middleOf(onto)]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await touch('touchStart', from.x, from.y)
  for (const part of [0.2, 0.5, 0.8, 1])
    await touch('touchMove', from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
  await touch('touchEnd', to.x, to.y)
  await finger.detach()
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not on the page`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
