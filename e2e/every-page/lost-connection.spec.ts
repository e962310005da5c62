import type { Request } from '@playwright/test'
import { answerAll, assessmentsOf, calmAnswers, expect, signIn, signUp, storeAnswers, storedAnswers, test } from '../fixtures.ts'

const analysis = '**/functions/v1/analyze-autism-test'

test('a summary that fails to load shows an error, keeps the answers and can be retried', async ({ page, site, parent }) => {
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

test('a summary whose response was lost is stored once after a retry', async ({ page, site, parent }) => {
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

test('a summary request without a response offers a retry, which stores it once', async ({ page, site, parent }) => {
  await storeAnswers(page, calmAnswers)
  await page.clock.install()
  await page.route(analysis, async (route) => void (await route.fetch()), { times: 1 })
  await page.goto('/autism-test/results')
  await expect(page.getByText('Generating your personalized analysis...')).toBeVisible()
  await expect.poll(() => assessmentsOf(site, parent)).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.clock.fastForward(8_000)
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible()
  expect(await storedAnswers(page)).toEqual(calmAnswers)

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/results\?id=/)
  await expect(page.getByText('This is taking longer than usual.')).toHaveCount(0)
  expect(await assessmentsOf(site, parent)).toHaveLength(1)
})

test('the page after the questions opens even if the connection is lost after the first answer', async ({
  page,
  context,
  site,
}) => {
  await signIn(site, page, await signUp(site))
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  await page.goto('/autism-test/question/1')
  const ahead = [/review-page/, /results-page/, /assets\/results-(?!page)/].map((file) => page.waitForResponse(file))
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/question/2')
  for (const response of ahead) await (await response).finished()
  // The chunks that these two import have names of their own.
  await expect.poll(() => pending.size).toBe(0)
  await context.setOffline(true)
  await answerAll(page)
  await expect(page.getByRole('heading', { name: 'A few things that may matter more' })).toBeVisible()

  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByText('Failed to generate analysis. Please try again.').first()).toBeVisible()
  await context.setOffline(false)
  // The deferred sections, which failed to load too, have a retry button of their own.
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page).toHaveURL(/results\?id=/)
})
