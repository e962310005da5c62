import { expect, testSignedIn as test } from '../fixtures.ts'

const HOUR_MS = 3_600_000

for (const [wrong, byMs] of [
  ['an hour fast', HOUR_MS],
  ['an hour slow', -HOUR_MS],
] as const) {
  test(`a phone whose clock is ${wrong} stays signed in and does not refresh its session in a loop`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + byMs })
    let refreshes = 0
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) refreshes++
    })
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible()
    // The auth client checks its session every 30 seconds.
    for (let minute = 0; minute < 5; minute++) {
      await page.clock.runFor(60_000)
      await page.evaluate(() => fetch('/healthz'))
    }
    await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible()
    expect(refreshes).toBeLessThanOrEqual(3)
  })
}
