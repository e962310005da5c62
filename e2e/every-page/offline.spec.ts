import type { Page } from '@playwright/test'
import { answersKey, assessmentsOf, calmAnswers, expect, signIn, signUp, storeAnswers, storedAnswers } from '../fixtures.ts'
import { waitUntilCached, cachedAddresses, losses, test } from './connection-loss.ts'

const article = '/blogs/what-is-autism'

for (const { name, lose, find } of losses) {
  test(`a visited page opens ${name}, questions can be answered, and the result loads after reconnecting`, async ({
    page,
    context,
    front,
  }) => {
    const parent = await signUp(front)
    await signIn(front, page, parent)
    await page.goto('/')
    const home = await page.getByRole('heading', { level: 1 }).innerText()
    await waitUntilCached(page, '/offline')
    await page.goto(article)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.goto('/autism-test/question/1')
    await storeAnswers(page, calmAnswers.slice(0, 19))
    await waitUntilCached(page, '/dashboard')
    await expireToken(page)
    await page.close()

    await lose(front, context)
    const later = await context.newPage()
    await later.goto('/')
    await expect(later.getByRole('heading', { level: 1 })).toHaveText(home)
    await later.goto(article)
    await expect(later.getByRole('heading', { level: 1 })).toHaveText(title)
    await later.goto('/autism-test/question/20')
    await later.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(later.getByRole('heading', { name: 'A few things that may matter more' })).toBeVisible()
    expect(await storedAnswers(later)).toHaveLength(20)

    await later.getByRole('button', { name: 'Skip' }).click()
    await expect(later.getByText('Failed to generate analysis. Please try again.').first()).toBeVisible({ timeout: 60_000 })
    await expect(later.getByText('Your answers are saved on this device.').first()).toBeVisible()
    expect(await storedAnswers(later)).toHaveLength(20)

    await find(front, context)
    await later.getByRole('button', { name: 'Try again' }).click()
    await expect(later).toHaveURL(/results\?id=/)
    expect(await assessmentsOf(front, parent)).toHaveLength(1)
  })

  test(`a page that is not cached says so ${name}, in the chosen language, and lists the cached pages`, async ({
    page,
    context,
    front,
  }) => {
    await page.goto('/hi')
    await waitUntilCached(page, '/hi/offline')
    await page.goto(article)
    const title = await page.title()
    await page.goto('/sign-in')
    await waitUntilCached(page, '/dashboard')
    await lose(front, context)

    await page.goto('/science')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('इस पेज के लिए इंटरनेट चाहिए')
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    expect(new URL(page.url()).pathname).toBe('/science')
    await expect(page.getByRole('link', { name: 'ऑटिज़्म टेस्ट के सवाल' })).toHaveAttribute('href', '/autism-test/question')
    await page
      .getByRole('main')
      .getByRole('link', { name: title.replace(': Ankur', ''), exact: true })
      .click()
    await expect(page).toHaveURL(article)
    await expect(page).toHaveTitle(title)

    await page.goto('/science')
    await find(front, context)
    await page.getByRole('link', { name: 'फिर कोशिश करें' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('इस पेज के लिए इंटरनेट चाहिए')
    expect(new URL(page.url()).pathname).toBe('/science')
  })
}

test('a static page shows in its language when the phone goes offline and when it is online again', async ({ page, context }) => {
  await page.goto('/pa')
  await waitUntilCached(page, '/pa/offline')
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਹੈ।' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਹੈ।' })).toBeVisible()
  await page.locator('[data-comfort]:visible').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'ਇੰਟਰਨੈੱਟ ਫਿਰ ਆ ਗਿਆ ਹੈ।' })).toBeVisible()
})

test('a message and a sign-in made offline are not sent, say so, and keep the typed text', async ({
  page,
  context,
  site,
  front,
}) => {
  const parent = await signUp(front)
  await page.goto('/contact')
  await waitUntilCached(page, '/contact')
  await page.goto('/sign-in')
  await waitUntilCached(page, '/dashboard')
  await context.setOffline(true)

  await page.goto('/contact')
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Kaur')
  await page.getByLabel('Email').fill(parent.email)
  await page.getByLabel('Subject').fill('Research')
  await page.getByLabel('Message').fill('May we use your games in our study?')
  await expect(page.getByText(/^\d+ of 5,000 characters$/)).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Your text is still here.')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('May we use your games in our study?')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent!')).toBeVisible()
  expect((await site.mail(parent.email)).map(({ text }) => text).join('')).toContain('our study')

  await context.setOffline(true)
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(parent.email)
  await page.getByLabel('Password', { exact: true }).fill(parent.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert').getByText('Check your signal and try again.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('on a connection without responses a cached page still opens', async ({ page, front }) => {
  await page.goto(article)
  await waitUntilCached(page, article)
  front.hang()
  await page.goto(article)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a new release leaves an open page, its typed text and its chunks unchanged, and appears on the next navigation', async ({
  page,
  context,
  front,
}) => {
  await page.goto(article)
  await waitUntilCached(page, article)
  await page.goto('/sign-up')
  await waitUntilCached(page, '/dashboard')
  await page.getByLabel('Full Name').fill('Asha Kaur')
  await page.evaluate(() => ((window as { sameDocument?: boolean }).sameDocument = true))

  front.release()
  await page.evaluate(async () => await (await navigator.serviceWorker.getRegistration())?.update())
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed')
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Kaur')
  const old = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/')),
  )
  expect(old.filter((name) => name.includes('-next.'))).toEqual([])

  // A chunk of the old release that this page never loaded; the server no longer has it.
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true)

  await page.goto('/sign-up')
  await expect(page.getByLabel('Full Name')).toBeVisible()
  const scripts = await page.locator('script[src]').evaluateAll((all) => all.map((each) => (each as HTMLScriptElement).src))
  expect(scripts.every((src) => src.includes('-next.'))).toBe(true)
  await page.close()

  const next = await context.newPage()
  await next.goto('/sign-up')
  await expect
    .poll(() => next.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
    .toBeNull()
  await expect
    .poll(async () => (await cachedAddresses(next)).filter((path) => /^\/assets\/app-.*/.test(path) && !path.includes('-next.')))
    .toEqual([])
  await context.setOffline(true)
  await next.goto('/sign-in')
  await expect(next.getByLabel('Email')).toBeVisible()
  // It was cached before the release, so it looks as it did then.
  await next.goto(article)
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
  const sheets = await next.evaluate(() =>
    [...document.styleSheets].map(({ href, cssRules }) => ({ isNew: /-next\./.test(href ?? ''), rules: cssRules.length })),
  )
  expect(sheets).toEqual([{ isNew: false, rules: expect.any(Number) }])
  expect(sheets[0]?.rules).toBeGreaterThan(1)
})

test('no personal data is in any cache, neither while signed in nor afterwards', async ({ page, front }) => {
  const parent = await signUp(front, 'Gurleen')
  await signIn(front, page, parent)
  await page.goto('/dashboard')
  await waitUntilCached(page, '/dashboard')
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL(/results\?id=/)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await page.reload()
  await page.goto('/dashboard')
  await expect(page.getByText('Gurleen').first()).toBeVisible()
  await page.goto(`/auth/confirm?token_hash=secret-of-${id}&type=signup`)
  await page.goto('/contact?sent=ABC-123')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')

  const addresses = await cachedAddresses(page)
  expect(addresses.length).toBeGreaterThan(10)
  expect(
    addresses.filter((path) => /api|functions|auth\/|\?|results|confirm|token|question/.test(path.replace(/^\/assets\/.*/, ''))),
  ).toEqual([])
  const everything = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      for (const answer of await (await caches.open(name)).matchAll()) texts.push(await answer.text())
    }
    return texts.join('\n')
  })
  for (const own of [parent.id, parent.email, 'Gurleen', id, 'secret-of', 'ABC-123', parent.accessToken])
    expect(everything).not.toContain(own)
  expect(['[]', null]).toContain(await page.evaluate((key) => localStorage.getItem(key), answersKey))
})

test('the cache keeps the last forty of many visited pages', async ({ page }) => {
  await page.goto('/')
  await waitUntilCached(page, '/')
  await page.evaluate(async () => {
    const pages = await caches.open('ankur-pages')
    for (let n = 1; n <= 40; n++) await pages.put(`/read-before-${n}`, new Response('words'))
  })
  await page.goto(article)
  await waitUntilCached(page, article)
  const stored = () =>
    page.evaluate(async () => (await (await caches.open('ankur-pages')).keys()).map(({ url }) => new URL(url).pathname))
  await expect.poll(async () => (await stored()).length).toBe(40)
  expect(await stored()).not.toContain('/read-before-1')
  expect(await stored()).toEqual(expect.arrayContaining(['/read-before-40', article]))
})

test('a withdrawn service worker deletes its caches, and the pages keep working', async ({ page, front }) => {
  await page.goto(article)
  await waitUntilCached(page, article)
  front.withdrawWorker()
  await page.goto('/')
  await expect.poll(() => cachedAddresses(page)).toEqual([])
  await page.goto(article)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

/** As after a night: the stored session has expired and has to be refreshed over the network. */
async function expireToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith('-auth-token')) ?? ''
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), expires_at: 1 }))
  })
}
