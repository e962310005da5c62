/** On a slow connection each file that loads only after another has run adds half a second. */
import { expect, signIn, signUp, test } from '../fixtures.ts'

for (const language of ['en', 'hi', 'pa'])
  test(`all scripts that the Game Creator needs to open in ${language} are requested in parallel with its main script`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/healthz`)
    await page.evaluate((chosen) => localStorage.setItem('ankur-language', chosen), language)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && request.url().includes('/assets/')) requests.push(request.url())
    })
    await page.goto(`${site.url}/create`, { waitUntil: 'commit' })
    await expect.poll(() => requests.some((url) => /\/app-[^/]*\.js$/.test(url))).toBe(true)
    await expect(page.locator('.palette-shell')).toBeVisible()
    const before = new Set(requests)
    release()
    await expect(page.locator('.palette__add').first()).toBeVisible()
    expect(requests.filter((url) => !before.has(url))).toEqual([])
  })

test('without an account the accounts client never loads, and the editor notices a sign-in in another tab', async ({
  page,
  site,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(`${site.url}/create`)
  await page.locator('.palette__add').first().click()
  await expect(page.locator('.script .block')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((path) => /accounts-client|api\/config/.test(path))).toEqual([])

  const other = await page.context().newPage()
  await signIn(site, other, await signUp(site, 'Asha'))
  // The editor offers the account when the Games dialog opens.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Games', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save to your account' })).toBeVisible()
})
