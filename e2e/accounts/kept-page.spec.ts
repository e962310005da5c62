/** A page that the browser kept whole, to show it again when somebody goes back. */
import { chromium } from '@playwright/test'
import { theBrowser } from '../browser.ts'
import { expect, signIn, signUp, test } from '../fixtures.ts'

test('going back after signing out shows nothing of the account, also where the browser kept the page', async ({ site }) => {
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
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/')
    // Answered before the page goes away.
    await page.evaluate(() => void setTimeout(() => history.back()))
    await expect(page).toHaveURL(/\/(auth-gate|sign-in)/)
    await expect(page.getByText(/Asha/)).toHaveCount(0)
    // Some builds of Chromium keep no page at all (CHROMIUM_PATH names another): what is shown is the same there, and held above.
    const isRestored = await page.evaluate(() => sessionStorage.getItem('restored') === '/dashboard')
    test.info().annotations.push({ type: 'kept by the browser', description: isRestored ? 'yes' : 'no' })
  } finally {
    await browser.close()
  }
})
