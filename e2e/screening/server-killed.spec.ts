import { assessmentsOf, calmAnswers, expect, storeAnswers, storedAnswers, test } from '../fixtures.ts'

test('a server that is killed before the result costs one retry and no answer', async ({ page, site, parent }) => {
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/upload-video')
  await expect(page.getByText('Skip', { exact: true })).toBeVisible()

  await site.kill()
  try {
    await page.getByText('Skip', { exact: true }).click()
    // Either the page or only its summary failed to load: both show an error and a retry button.
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
