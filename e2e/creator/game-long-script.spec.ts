/** A long script on a phone: a block goes from one end to the other with one finger, and the script comes along. */
import { expect, test } from '../fixtures.ts'
import { longScript } from '../bench/large-games.ts'
import { names, script } from './small-game.ts'
import { fingerOn, middleOf } from '../accounts/ways-in.ts'

test('a block is carried past the edge of a phone, and stays out of the palette on the way', async ({ browser, site }) => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } }
  const page = await browser.newPage({ baseURL: site.url, locale: 'en-IN', serviceWorkers: 'block', ...phone })
  await page.goto('/healthz')
  const draft = JSON.stringify({ ankur: 1, project: longScript(50), sprite: '' })
  await page.evaluate((text) => localStorage.setItem('ankur-draft', text), draft)
  await page.goto('/create')
  const cap = page.locator('.script > li > .block-row > [data-block] > .block__cap').nth(2)
  await expect(cap).toBeVisible()
  await script(page)
    .nth(5)
    .evaluate((block) => block.scrollIntoView({ block: 'center' }))
  await expect.poll(async () => (await names(page))[3]).toMatch(/^Turn right 15 degrees/)
  const before = await names(page)
  const pane = page.locator('.workspace__scripts')
  const scrolled = () => pane.evaluate((each) => each.scrollTop)
  const start = await scrolled()

  const from = await middleOf(cap)
  const paletteTop = (await page.locator('.palette').boundingBox())?.y ?? 0
  const finger = await fingerOn(page, from)
  await finger.moveTo({ x: from.x + 40, y: paletteTop - 10 })
  await expect.poll(scrolled).toBeGreaterThan(start + 600)
  await finger.moveTo({ x: from.x + 40, y: paletteTop - 160 })
  await expect(page.locator('.script [data-landing]')).toBeVisible()
  await finger.leave()

  await expect(page.getByText('Turn right 15 degrees is in its new place.')).toBeVisible()
  const after = await names(page)
  expect(after).toHaveLength(before.length)
  // Counted through the whole script: where the script stops under the finger may be the inside of a block Repeat, whose own count begins at 1.
  const place = await script(page).evaluateAll((blocks) => blocks.findIndex((each) => each.matches('[data-chosen] > *')))
  expect(place).toBeGreaterThan(10)
  await page.close()
})
