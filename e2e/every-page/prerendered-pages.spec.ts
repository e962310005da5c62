/** Prerendered pages: their style before and after the style sheets, their language, and hydration offline. */
import type { Page } from '@playwright/test'
import { expect, sessionKey, signIn, signUp, test } from '../fixtures.ts'
import { openWithoutApp, storeEntries } from './prerendered.ts'

/** Position and style of every visible element. */
const visibleLayout = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, fontSize, borderRadius, fill } = getComputedStyle(element)
        const name = element.getAttribute('class') ?? element.tagName
        return [name, x, y, width, height, color, backgroundColor, fontSize, borderRadius, fill].join(' ')
      }),
  )

test('what is painted before the style sheets load does not change when they load', async ({ page }) => {
  const looked = { 'ankur-comfort': JSON.stringify({ colours: 'dark', textSize: 115 }), 'ankur-language': 'hi' }
  // The question page is prerendered for visitors with a session.
  await storeEntries(page, { ...looked, [sessionKey]: '{}' })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const path of [
      '/games',
      '/games/number-stacking',
      '/games/what-comes-next',
      '/sign-in',
      '/sign-up',
      '/autism-test/question/4',
      '/talk',
    ]) {
      let releaseScript = () => {}
      const isReleased = new Promise<void>((resolve) => (releaseScript = resolve))
      await page.route(/assets\/[\w-]+\.css/, async (route) => {
        await isReleased
        await route.continue()
      })
      await page.route(/assets\/[\w-]+\.js/, (route) => route.abort())
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('main h1').first()).toBeAttached()
      // On a slow machine the rest of the HTML and its scripts come after the heading.
      let before = await visibleLayout(page)
      await expect
        .poll(async () => {
          const earlier = before
          before = await visibleLayout(page)
          return before.join('\n') === earlier.join('\n')
        })
        .toBe(true)
      releaseScript()
      await page.waitForLoadState('load')
      expect(await visibleLayout(page), `${path} at ${width}`).toEqual(before)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  }
})

test('a prerendered page uses the language of the device, and a language in the address selects it', async ({ page }) => {
  await storeEntries(page, { 'ankur-language': 'hi' })
  const releaseScript = await openWithoutApp(page, '/games')
  await expect(page.getByRole('heading', { name: 'अपना खेल चुनें' })).toBeVisible()
  releaseScript()
  await page.unrouteAll({ behavior: 'wait' })
  await page.goto('/pa/games/memory')
  await expect(page).toHaveURL('/games/memory')
  expect(await page.evaluate(() => localStorage.getItem('ankur-language'))).toBe('pa')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
})

test('the language menu works on a prerendered page', async ({ page }) => {
  await page.goto('/games')
  await page.getByRole('banner').getByText('Menu').press('Enter')
  await page.getByRole('banner').getByRole('button', { name: 'हिन्दी' }).filter({ visible: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'अपना खेल चुनें' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('मेनू')).toBeFocused()
})

test('a page opened offline is hydrated unchanged, and then shows the offline notice', async ({ page, site }) => {
  const parent = await signUp(site, 'Navjot')
  await signIn(site, page, parent)
  // The device reports that it is offline; files come from the server here instead of the service worker's cache.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  for (const path of ['/games', '/games/memory', '/sign-in', '/autism-test/question/1']) {
    await page.goto(path)
    await expect(page.getByText('You are offline.'), path).toBeVisible()
  }
  // The talk board needs no network and shows no offline notice.
  await page.goto('/talk')
  await page.locator('.talk-grid').getByRole('button').first().click()
  await expect(page.locator('.talk-strip__word')).toHaveCount(1)
})
