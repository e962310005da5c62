import { assessmentsOf, calmAnswers, expect, storeAnswers, storedAnswers, test } from './fixtures.ts'

const analysis = '**/functions/v1/analyze-autism-test'

test('a summary that cannot be fetched says so, keeps the answers and can be tried again', async ({ page, site, parent }) => {
  await storeAnswers(page, calmAnswers)
  await page.route(analysis, (route) => route.abort('internetdisconnected'))
  await page.goto('/autism-test/results')
  await expect(page.getByText('Failed to generate analysis. Please try again.').first()).toBeVisible()
  await expect(page.getByText('Generating your personalized analysis...').first()).toBeVisible()
  expect(await storedAnswers(page)).toEqual(calmAnswers)

  await page.unroute(analysis)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/results\?id=/)
  expect(await storedAnswers(page)).toEqual([])
  expect(await assessmentsOf(site, parent)).toHaveLength(1)
})

test('a summary whose answer was lost on the way is stored once', async ({ page, site, parent }) => {
  await storeAnswers(page, calmAnswers)
  await page.route(analysis, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.goto('/autism-test/results')
  await expect(page.getByText('Failed to generate analysis. Please try again.').first()).toBeVisible()

  await page.unroute(analysis)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/results\?id=/)
  expect(await assessmentsOf(site, parent)).toHaveLength(1)
})
