/**
 * Prerendered pages, which are in their HTML before the app's script runs: what they show, and how hydration takes
 * them over.
 */
import type { Page } from '@playwright/test'
import { expect, sessionKey, signIn, signUp, storedAnswers, test } from '../fixtures.ts'

/** Opens a page whose app script is held back; returns the function that releases it. */
async function openWithoutApp(page: Page, path: string): Promise<() => void> {
  let releaseScript = () => {}
  const isReleased = new Promise<void>((resolve) => (releaseScript = resolve))
  await page.route(/assets\/app-[\w-]+\.js/, async (route) => {
    await isReleased
    await route.continue()
  })
  // The held-back script is a subresource of the page.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return releaseScript
}

async function storeEntries(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate((kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)), entries)
}

const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: PerformanceEntryList) =>
          list.reduce((all, entry) => all + (entry as PerformanceEntry & { value: number }).value, 0)
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

test('the first board of a game is in the HTML, accepts a press before hydration, and does not move at hydration', async ({
  page,
}) => {
  for (const size of [
    { width: 360, height: 616 },
    { width: 740, height: 360 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    for (const game of ['number-stacking', 'memory', 'same-different', 'take-turns']) {
      const releaseScript = await openWithoutApp(page, `/games/${game}`)
      const choice = page.locator('[data-stop="piece"]:not([aria-disabled]), [data-stop="card"]').first()
      await expect(choice).toBeVisible()
      const before = await choice.boundingBox()
      await choice.click()
      releaseScript()
      if (game === 'take-turns') await expect(page.locator('.leaf-dot--done')).toHaveCount(1)
      else await expect(page.locator('[aria-pressed="true"]')).toHaveCount(1)
      if (!/memory|turns/.test(game)) expect(await choice.boundingBox(), `${game} at ${size.width}`).toEqual(before)
      expect(await shifts(page), `${game} at ${size.width}`).toBeLessThan(0.01)
      await page.unrouteAll({ behavior: 'wait' })
    }
  }
})

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
      const before = await visibleLayout(page)
      releaseScript()
      await page.waitForLoadState('load')
      expect(await visibleLayout(page), `${path} at ${width}`).toEqual(before)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  }
})

test('the talk board shows its saved state before its script, accepts a press, and does not move at hydration', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  const word = (id: string) => page.locator(`.talk-grid [data-word="${id}"]`)
  const row = page.locator('.talk-strip [role="status"]')
  const pressBeforeScript = async () => {
    const releaseScript = await openWithoutApp(page, '/talk')
    const before = await word('more').boundingBox()
    await word('more').click()
    await word('eat').click()
    releaseScript()
    await expect(row).toHaveText('ਹੋਰ ਖਾਣਾ')
    expect(await word('more').boundingBox()).toEqual(before)
    expect(await shifts(page)).toBeLessThan(0.01)
    await page.unrouteAll({ behavior: 'wait' })
  }
  await storeEntries(page, { 'ankur-language': 'pa' })
  await pressBeforeScript()

  // Keys pressed before hydration are replayed in order: the focus moves, and the focused element is pressed.
  const releaseForKeys = await openWithoutApp(page, '/talk')
  await word('want').focus()
  for (const key of ['ArrowDown', 'End', 'Enter', 'ArrowLeft', 'Enter', 'Backspace']) await page.keyboard.press(key)
  releaseForKeys()
  await expect(row).toHaveText('ਖੇਡਣਾ')
  await expect(word('go')).toBeFocused()
  await page.unrouteAll({ behavior: 'wait' })

  // A hidden word is never visible, and a board with a different layout waits for the app.
  const boards = [{ id: 'first', hidden: ['open'] }]
  await storeEntries(page, { 'ankur-talk': JSON.stringify({ boards, current: 'first' }) })
  let releaseScript = await openWithoutApp(page, '/talk')
  await expect(word('open')).toHaveCount(0)
  await expect(page.locator('.talk-cell--empty')).toHaveCount(1)
  releaseScript()
  await page.unrouteAll({ behavior: 'wait' })
  await pressBeforeScript()
  const changed = { more: { names: { pa: 'ਹੋਰ ਦਿਓ' } } }
  await storeEntries(page, { 'ankur-talk': JSON.stringify({ boards: [{ id: 'first', changed }] }) })
  releaseScript = await openWithoutApp(page, '/talk')
  await expect(word('more')).toBeHidden()
  releaseScript()
  await expect(word('more')).toHaveText('ਹੋਰ ਦਿਓ')
  await page.unrouteAll({ behavior: 'wait' })
})

for (const [width, height] of [
  [360, 616],
  [740, 360],
  [768, 1024],
  [1280, 800],
] as const)
  test(`a talk board of the core words, in either shape, is shown at ${width} x ${height} before its script, and nothing moves at hydration`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const parts = page
      .locator('.talk :is([data-word], [data-word] *, .talk-folder, .talk-tool, .talk-strip)')
      .filter({ visible: true })
    /** The visible elements, with position and name. */
    const seen = () =>
      parts.evaluateAll((all) =>
        all.map((each) => {
          const { x, y, width: wide, height: high } = each.getBoundingClientRect()
          const name = each.getAttribute('aria-label') ?? each.getAttribute('title') ?? each.textContent
          return [name, ...[x, y, wide, high].map(Math.round)].join(' ')
        }),
      )
    for (const settings of [
      { size: 4 },
      { size: 9, orientation: 'wide' },
      { size: 20, orientation: 'wide' },
      { size: 20, wordAbove: true, colors: false },
      { size: 60, orientation: 'tall' },
      { size: 60, orientation: 'wide', second: 'en' },
      { size: 20, second: 'hi' },
    ]) {
      await storeEntries(page, { 'ankur-language': 'pa', 'ankur-talk': JSON.stringify({ boards: [{ id: 'first', settings }] }) })
      const releaseScript = await openWithoutApp(page, '/talk')
      await expect(page.locator('.talk-grid [data-word]').filter({ visible: true })).toHaveCount(settings.size)
      const before = await seen()
      await page.locator('[data-word="more"]').click()
      releaseScript()
      await expect(page.locator('.talk-strip [role="status"]')).toHaveText('ਹੋਰ')
      await page.locator('[title="ਆਖ਼ਰੀ ਸ਼ਬਦ ਹਟਾਓ"]').click()
      await expect(page.locator('.talk-strip [role="status"]')).toHaveText('')
      const after = new Set(await seen())
      expect(
        before.filter((each) => !after.has(each)),
        JSON.stringify(settings),
      ).toEqual([])
      await page.unrouteAll({ behavior: 'wait' })
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

test('a child with a saved level never sees the board of another level', async ({ page }) => {
  const progress = { games: { number_stacking: { level: 3, seed: 11, part: 1 } } }
  await storeEntries(page, { 'ankur-progress': JSON.stringify(progress) })
  const releaseScript = await openWithoutApp(page, '/games/number-stacking')
  await expect(page.locator('.scene')).toBeVisible()
  await expect(page.locator('.board')).toBeHidden()
  releaseScript()
  await expect(page.locator('.board')).toBeVisible()
  await expect(page.locator('.game__stage')).toHaveAttribute('data-level', '3')
})

test('text typed into a form before hydration is submitted with it, and never by the browser itself', async ({ page, site }) => {
  const { email, password } = await signUp(site, 'Asha')
  const releaseScript = await openWithoutApp(page, '/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/sign-in')
  releaseScript()
  await expect(page).toHaveURL('/dashboard')
  await page.unrouteAll({ behavior: 'wait' })
})

test('an email typed before hydration is filled in on the forgotten-password page too', async ({ page }) => {
  const releaseScript = await openWithoutApp(page, '/sign-in')
  await page.getByLabel('Email').fill('asha@example.org')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page).toHaveURL('/sign-in')
  releaseScript()
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.org')
  await page.unrouteAll({ behavior: 'wait' })
})

test('the sign-up form does not move when its script loads', async ({ page }) => {
  const releaseScript = await openWithoutApp(page, '/sign-up')
  const boxes = page.locator('form input')
  await expect(boxes).toHaveCount(4)
  const before = await boxes.last().boundingBox()
  await boxes.first().fill('Asha')
  releaseScript()
  await page.waitForLoadState('networkidle')
  await expect(boxes.first()).toHaveValue('Asha')
  expect(await boxes.last().boundingBox()).toEqual(before)
  expect(await shifts(page)).toBeLessThan(0.01)
})

test('an answer pressed before hydration is stored once the session is known', async ({ page, site }) => {
  await signIn(site, page, await signUp(site, 'Asha'))
  await page.evaluate(() => localStorage.setItem('ankur-language', 'hi'))
  const releaseScript = await openWithoutApp(page, '/autism-test/question/2')
  await expect(page.getByText('सवाल 2').first()).toBeVisible()
  const yes = page.getByRole('button', { name: 'हाँ', exact: true })
  await page.getByRole('button', { name: 'नहीं', exact: true }).click()
  await yes.click()
  // While the answer waits, the last press stays visible and the header does not change.
  await expect(page.locator('[data-pressed]')).toHaveText(/हाँ/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'यह पेज छिपाएँ' })).toBeVisible()
  releaseScript()
  await expect(page).toHaveURL('/autism-test/question/3')
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
  expect(await storedAnswers(page)).toEqual([{ questionId: 2, answer: 'yes' }])
  expect(await shifts(page)).toBeLessThan(0.1)
  await page.unrouteAll({ behavior: 'wait' })
})

test('the question page is not prerendered for a visitor who is signed out, nor on a hidden screen', async ({ page, site }) => {
  const question = page.getByRole('heading', { level: 1 })
  let releaseScript = await openWithoutApp(page, '/autism-test/question/2')
  await expect(question).toHaveCount(0)
  releaseScript()
  await expect(page).toHaveURL('/auth-gate')
  await page.unrouteAll({ behavior: 'wait' })

  await signIn(site, page, await signUp(site, 'Asha'))
  await page.evaluate(() => localStorage.setItem('ankur-pin', 'set'))
  releaseScript = await openWithoutApp(page, '/autism-test/question/2')
  await expect(question).toHaveCount(0)
  releaseScript()
  await expect(page).toHaveURL('/pause')
  await page.unrouteAll({ behavior: 'wait' })
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
