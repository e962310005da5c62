/** On a weak signal each file that is asked for only after another has run costs half a second in which nothing comes. */
import { expect, signIn, signUp, test } from '../fixtures.ts'

for (const language of ['en', 'hi', 'pa'])
  test(`all that the Game Creator needs to open in ${language} is asked for beside its script, not after it`, async ({
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
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && request.url().includes('/assets/')) asked.push(request.url())
    })
    await page.goto(`${site.url}/create`, { waitUntil: 'commit' })
    await expect.poll(() => asked.some((url) => /\/app-[^/]*\.js$/.test(url))).toBe(true)
    await expect(page.locator('.palette-shell')).toBeVisible()
    const before = new Set(asked)
    release()
    await expect(page.locator('.palette__add').first()).toBeVisible()
    expect(asked.filter((url) => !before.has(url))).toEqual([])
  })

test('a child who plays without an account never loads the accounts, and the editor hears of a sign-in in another window', async ({
  page,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${site.url}/create`)
  await page.locator('.palette__add').first().click()
  await expect(page.locator('.script .block')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /accounts-client|api\/config/.test(path))).toEqual([])

  const other = await page.context().newPage()
  await signIn(site, other, await signUp(site, 'Asha'))
  // The editor offers the account as soon as somebody asks for the games.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Games', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save to your account' })).toBeVisible()
})
