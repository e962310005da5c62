/** The browser's back/forward cache, which restores a page when a visitor goes back. */
import { chromium } from '@playwright/test'
import { theBrowser } from '../browser.ts'
import { expect, signIn, signUp, test } from '../fixtures.ts'

test('going back after signing out shows no account data, even from the back/forward cache', async ({ site }) => {
  const { executablePath, env, sandbox } = await theBrowser()
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: sandbox,
    env: { ...process.env, ...env },
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL: site.url, locale: 'en-IN', serviceWorkers: 'block' })
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.setItem('restored', location.pathname))
    })
    await signIn(site, page, await signUp(site, 'Asha'))
    await page.goto('/dashboard')
    await expect(page.getByText(/Asha/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/')
    // Answered before the page is left.
    await page.evaluate(() => void setTimeout(() => history.back()))
    await expect(page).toHaveURL(/\/(auth-gate|sign-in)/)
    await expect(page.getByText(/Asha/)).toHaveCount(0)
    // Some builds of Chromium have no back/forward cache (CHROMIUM_PATH selects another build): the page shows the
    // same there, as asserted above.
    const isRestored = await page.evaluate(() => sessionStorage.getItem('restored') === '/dashboard')
    test.info().annotations.push({ type: 'kept by the browser', description: isRestored ? 'yes' : 'no' })
  } finally {
    await browser.close()
  }
})
