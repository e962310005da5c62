/** A long script on a phone: a block is dragged from one end to the other, and the script scrolls along. */
import { expect, test } from '../fixtures.ts'
import { longScript } from '../bench/large-games.ts'
import { names, script } from './small-game.ts'
import { fingerOn, middleOf } from '../accounts/input-methods.ts'

test('dragging a block to the edge of a phone scrolls the script, without dropping it into the palette', async ({
  browser,
  site,
}) => {
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
  // The index in the whole script: where scrolling stops, the pointer may be inside a Repeat block, whose own index
  // starts at 1.
  const place = await script(page).evaluateAll((blocks) => blocks.findIndex((each) => each.matches('[data-chosen] > *')))
  expect(place).toBeGreaterThan(10)
  await page.close()
})

test('a block added to a long script changes the position that every other one announces', async ({ page }) => {
  await page.goto('/healthz')
  const draft = JSON.stringify({ ankur: 1, project: longScript(200), sprite: '' })
  await page.evaluate((text) => localStorage.setItem('ankur-draft', text), draft)
  await page.goto('/create')
  const rows = page.locator('.script > li > .block-row .block__pick')
  const count = 181
  await expect(rows).toHaveCount(count)
  await page.locator('.palette__add').first().click()
  await expect(rows).toHaveCount(count + 1)
  const places = () => rows.evaluateAll((all) => all.map((each) => each.ariaLabel?.split(', ').at(-1)))
  await expect.poll(places).toEqual(Array.from({ length: count + 1 }, (_, index) => `${index + 1} of ${count + 1}`))
})
