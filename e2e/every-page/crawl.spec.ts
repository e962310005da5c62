/**
 * Opens every static page and tries each link and each button on it. In `npm test` the three languages of a page
 * rotate, except for the links.
 */
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { selectTurn, isSweep } from '../sweep.ts'
import { allPages, pagesInTurn } from './pages.ts'

const readPages = pagesInTurn().filter(({ kind }) => kind === 'static')

/** Articles share one template: `npm test` presses the controls of every eighth, and of half of the other pages. */
const pressedPages = selectTurn(
  readPages.filter(({ path, language }, index) => (/\/blogs\/./.test(path) ? isSweep || index % 4 === 0 : language === 'en')),
  0,
  2,
)

test('static pages log nothing to the console, load all their resources, and send no request to another site', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  const noise: string[] = []
  page.on('console', (line) => {
    // These tests block service workers, which logs an error on every page.
    if (!line.text().includes('blocked by Playwright')) noise.push(`${page.url()}: ${line.text()}`)
  })
  // Navigating away aborts prefetches; that is not a fault of the page.
  const startedOn = new WeakMap<Request, number>()
  const failed: Request[] = []
  let opened = 0
  page.on('framenavigated', () => void opened++)
  page.on('request', (request) => startedOn.set(request, opened))
  page.on('requestfailed', (request) => failed.push(request))
  const wasLeft = (request: Request) =>
    request.failure()?.errorText === 'net::ERR_ABORTED' && (startedOn.get(request) ?? opened) < opened
  page.on('response', (response) => {
    if (response.status() >= 400 || !response.url().startsWith(site.url)) noise.push(`${page.url()}: ${response.url()}`)
  })
  for (const { path } of readPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const request of failed.splice(0)) if (!wasLeft(request)) noise.push(`${path}: ${request.url()} failed`)
  }
  expect(noise).toEqual([])
})

test('every link leads to an existing page, and to an existing element if it has a fragment', async ({ page, request }) => {
  test.setTimeout(180_000)
  const pages = allPages().filter(({ kind }) => kind === 'static')
  const links = new Map<string, string>()
  for (const { path } of pages) {
    const html = await (await request.get(path)).text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g))
      links.set(new URL(href, `http://site${path}`).href, path)
  }
  const inner = [...links].filter(([href]) => href.startsWith('http://site'))
  expect(inner.length).toBeGreaterThan(pages.length)
  const seen = new Map<string, { status: number; html: string }>()
  const dead: string[] = []
  for (const [href, from] of inner) {
    const { pathname, search, hash } = new URL(href)
    const address = pathname + search
    if (!seen.has(address)) {
      const answer = await request.get(address, { maxRedirects: 0 })
      seen.set(address, { status: answer.status(), html: await answer.text() })
    }
    const { status, html } = seen.get(address) ?? { status: 0, html: '' }
    // The elements of an app page are rendered by its script.
    const isMissing = hash !== '' && !html.includes(' data-shell') && !html.includes(` id="${decodeURIComponent(hash.slice(1))}"`)
    if (status !== 200 || isMissing) dead.push(`${from} -> ${address}${hash}: ${status}`)
  }
  expect(dead).toEqual([])
  // External links must be HTTPS, tel: or mailto:.
  const outer = [...links.keys()].filter((href) => !href.startsWith('http://site'))
  expect(outer.filter((href) => !/^(https:|tel:)/.test(href))).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test('every button and every disclosure on a static page does something', async ({ page }) => {
  test.setTimeout(300_000)
  const dead: string[] = []
  let pressed = 0
  let isFirst = true
  for (const { path, language } of pressedPages) {
    await page.goto(path)
    // The header and the footer are the same on every page.
    const controls = page.locator(isFirst ? 'button:visible, summary:visible' : 'main :is(button, summary):visible')
    isFirst = false
    const count = await controls.count()
    for (let n = 0; n < count; n++) {
      const control = controls.nth(n)
      const name = (await control.innerText()).trim().split('\n')[0] ?? ''
      if (!(await changesSomething(page, () => control.click()))) dead.push(`${path} (${language}): ${name}`)
      pressed++
      await page.keyboard.press('Escape')
      if (new URL(page.url()).pathname !== path) await page.goto(path)
    }
  }
  expect(dead).toEqual([])
  expect(pressed).toBeGreaterThan(pressedPages.length)
})

/** Whether a press changes the page, moves the focus, opens a disclosure or a dialog, prints, or navigates. */
async function changesSomething(page: Page, press: () => Promise<void>): Promise<boolean> {
  await page.evaluate(() => {
    const watched = window as unknown as { changes: number }
    watched.changes = 0
    const count = () => void watched.changes++
    new MutationObserver(count).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    document.addEventListener('toggle', count, true)
    document.addEventListener('invalid', count, true)
    // The printable document that a browser opens is not part of the page.
    window.print = count
  })
  const address = page.url()
  await press()
  const changed = async () =>
    page.url() !== address || (await page.evaluate(() => (window as unknown as { changes?: number }).changes ?? 1)) > 0
  return await expect
    .poll(changed, { timeout: 3_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
}

test('an unknown address responds with 404, says so and links to the home page', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  const response = await page.goto('/no/such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404').first()).toBeVisible()
  await expect(page.getByText('Oops! Page not found').first()).toBeVisible()
  await expect.poll(() => lines.join('\n')).toContain('/no/such-page')
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
})

test('at a path without a language, the missing page is explained in each of our languages, without script', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })
  const page = await context.newPage()
  for (const [language, heading, home] of [
    ['hi', 'पेज नहीं मिला', 'होम पेज पर जाएँ'],
    ['pa', 'ਪੰਨਾ ਨਹੀਂ ਮਿਲਿਆ', 'ਹੋਮ ਪੰਨੇ ਉੱਤੇ ਜਾਓ'],
  ] as const) {
    await page.goto(`${site.url}/no/such-page`)
    const line = page.locator(`main p[lang="${language}"]`)
    await expect(line).toContainText(heading)
    await line.getByRole('link', { name: home }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  await page.goto(`${site.url}/hi/no/such-page`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('पेज नहीं मिला')
  await expect(page.locator('main p[lang]')).toHaveCount(0)
  await context.close()
})
