import { assessmentsOf, calmAnswers, expect, storeAnswers, storedAnswers, test } from '../fixtures.ts'

test('a server that dies before the result costs a second press and no answer', async ({ page, site, parent }) => {
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/upload-video')
  await expect(page.getByText('Skip', { exact: true })).toBeVisible()

  await site.kill()
  try {
    await page.getByText('Skip', { exact: true }).click()
    // The page itself may not have arrived yet, or only its summary: either way it says so and offers another try.
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Your answers are saved on this device.').first()).toBeVisible()
    expect(await storedAnswers(page)).toEqual(calmAnswers)
  } finally {
    await site.restart()
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/results\?id=/)
  expect(await assessmentsOf(site, parent)).toHaveLength(1)
})
