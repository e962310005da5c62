import { expect, signUp, test } from '../fixtures.ts'

for (const [messages, stays] of [
  ['close', false],
  ['stay', true],
] as const) {
  test(`a short message ${stays ? 'stays until it is closed' : 'closes by itself'} when that is chosen`, async ({
    page,
    site,
  }) => {
    const parent = await signUp(site)
    await page.clock.install()
    await page.goto('/sign-in')
    await page.evaluate((chosen) => localStorage.setItem('ankur-comfort', JSON.stringify({ messages: chosen })), messages)
    await page.getByLabel('Email').fill(parent.email)
    await page.getByLabel('Password', { exact: true }).fill(parent.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    const toast = page.locator('.toast')
    await expect(toast).toHaveText(/Signed in successfully!/)
    await page.clock.runFor(11_000)
    await expect(toast).toHaveCount(stays ? 1 : 0)
    // What it repeated stands in the page either way.
    await expect(page.getByRole('main').getByText('Signed in successfully!').first()).toBeVisible()
    if (!stays) return
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toHaveCount(0)
  })
}
