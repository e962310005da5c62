import { answerAll, assessmentsOf, calmAnswers, expect, signIn, signUp, storeAnswers, storedAnswers, test } from '../fixtures.ts'

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

test('a summary that never comes offers another try, which is stored once', async ({ page, site, parent }) => {
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

test('a signal that is lost after the first answer does not hide the list of answers', async ({ page, context, site }) => {
  await signIn(site, page, await signUp(site))
  await page.goto('/autism-test/question/1')
  const ahead = [/review-page/, /results-page/, /assets\/results-(?!page)/].map((file) => page.waitForResponse(file))
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/question/2')
  for (const response of ahead) await (await response).finished()
  await context.setOffline(true)
  await answerAll(page)
  await expect(page.getByRole('heading', { name: 'A few things that may matter more' })).toBeVisible()

  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByText('Failed to generate analysis. Please try again.').first()).toBeVisible()
  await context.setOffline(false)
  // The parts further down, which could not be fetched either, have a button of their own.
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page).toHaveURL(/results\?id=/)
})
