import type { Route } from '@playwright/test'
import { addMonths, indiaMonth } from '@ankur/screening'
import { assessmentsOf, calmAnswers, expect, screening, storeAnswers, test } from '../fixtures.ts'

test('a parent sees all summaries, compares two of them, says who answered, and deletes one', async ({ page, site, parent }) => {
  for (const counted of [[7, 13], [7], [2], [9]]) await screening(site, parent, counted)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: /^Open summary of/ })).toHaveCount(4)
  await page.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL('/autism-test/history')
  await expect(page.getByRole('link', { name: /^Open summary of/ })).toHaveCount(4)

  // The second newest pair: item 13 differs, item 7 does not.
  await page
    .getByRole('link', { name: /^Compare the summary of/ })
    .nth(2)
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two summaries side by side' })).toBeFocused()
  const differing = page.getByRole('listitem').filter({ hasText: 'Your child walks alone.' })
  await expect(differing).toContainText('Your child does not yet walk alone.')
  await expect(page.getByText('Your child does not yet point only to show you things.').first()).not.toBeVisible()
  await expect(page.getByText('It does not say how your child is doing.')).toBeVisible()
  await expect(page.getByText(/likelihood|better|worse|progress|\d of 20/)).toHaveCount(0)

  const [first, second] = [page.getByLabel(/^1\. Who answered/), page.getByLabel(/^2\. Who answered/)]
  await first.selectOption('A grandparent')
  await expect(page.getByText('Saved with the summary.')).toBeVisible()
  await expect(page.getByText('Two people answered.')).toHaveCount(0)
  await second.selectOption('Mother')
  await expect(page.getByText('Two people answered.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Two people answered.')).toBeVisible()

  await page.getByRole('link', { name: 'Back to all summaries' }).click()
  await page
    .getByRole('button', { name: /^Delete the summary of/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Keep summary' }).click()
  expect(await assessmentsOf(site, parent)).toHaveLength(4)
  await page
    .getByRole('button', { name: /^Delete the summary of/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Delete summary' }).click()
  await expect(page.getByText(/^The summary of .* is deleted\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Open summary of/ })).toHaveCount(3)
  expect(await assessmentsOf(site, parent)).toHaveLength(3)
})

test('a deleted summary is gone from the phone too: Back does not show it, and its open questions are not kept', async ({
  page,
  site,
  parent,
}) => {
  await screening(site, parent, [7])
  await page.goto('/dashboard')
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL(/results\?id=/)
  const summary = page.url()
  const id = new URL(summary).searchParams.get('id') ?? ''
  const followUp = { userId: parent.id, assessmentId: id, items: [9], answers: [], unsent: [] }
  await page.evaluate((kept) => localStorage.setItem('autism-test-follow-up', kept), JSON.stringify(followUp))
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('link', { name: 'See all' }).click()
  await page
    .getByRole('button', { name: /^Delete the summary of/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Delete summary' }).click()
  await expect(page.getByText(/^The summary of .* is deleted\.$/)).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(summary)
  await expect(page.getByText('It may have been deleted, or it belongs to another account.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('autism-test-follow-up'))).toBe(null)
})

test('the newest summary leads, and open questions of an earlier one stay below it until they are closed', async ({
  page,
  site,
  parent,
}) => {
  const birthMonth = addMonths(indiaMonth(Date.now()), -22)
  for (const counted of [[2, 7, 9], [], [7], [9]]) await screening(site, parent, counted, birthMonth)
  await page.goto('/dashboard')
  // The newest on its card, and three in the list.
  await expect(page.getByRole('link', { name: /^Open summary of/ })).toHaveCount(4)
  const headings = page.locator('.dashboard').getByRole('heading', { level: 2 })
  await expect(headings.nth(0)).toHaveText('Few signs right now')
  await expect(headings.nth(1)).toHaveText('What is next for Child 1')
  await expect(headings.nth(2)).toHaveText('Some signs: a few more questions')
  await expect(page.locator('.dashboard .button:not([class*="button--"])')).toHaveText('Open summary')
  await expect(page.getByText(/^You can answer a few more questions until/)).toBeVisible()
  // A concern about hearing does not wait for the follow-up.
  await expect(page.getByText(/^By \d+ \w+, see a child specialist \(paediatrician\) as well/)).toBeVisible()
  const due = page.getByRole('link', { name: 'Answer a few more questions' })
  const begin = page.getByRole('link', { name: 'Begin the Screening' })
  const [dueBox, beginBox] = [await due.boundingBox(), await begin.boundingBox()]
  expect(dueBox?.y).toBeLessThan(beginBox?.y ?? 0)
  expect(dueBox?.height).toBeGreaterThanOrEqual(48)
  await due.click()
  await expect(page).toHaveURL(/\/autism-test\/follow-up\//)

  // The test cannot move the server's clock: the response is changed to the one after 14 days.
  await page.route('**/api/assessments?*', async (route) => {
    const text = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'application/json', body: text.replace('"pending"', '"expired"') })
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: /^Open summary of/ })).toHaveCount(4)
  await expect(due).toHaveCount(0)
})

test('a visit within days comes before unfinished answers, and the open questions of an earlier summary come after both', async ({
  page,
  site,
  parent,
}) => {
  const birthMonth = addMonths(indiaMonth(Date.now()), -22)
  await screening(site, parent, [7, 9, 11], birthMonth)
  await screening(site, parent, [7], birthMonth, { lostSkills: true, lostWhat: ['words'] })
  const headings = page.locator('.dashboard').getByRole('heading', { level: 2 })
  const filled = page.locator('.dashboard .button:not([class*="button--"])')
  await page.goto('/dashboard')
  await expect(headings.nth(0)).toHaveText('Please see a doctor this week')
  await expect(headings.nth(1)).toHaveText('What is next for Child 1')
  await expect(headings.nth(2)).toHaveText('Some signs: a few more questions')
  await expect(filled).toHaveText('Open summary')
  await storeAnswers(page, calmAnswers.slice(0, 7))
  await page.reload()
  await expect(headings.nth(0)).toHaveText('Please see a doctor this week')
  await expect(headings.nth(1)).toHaveText('Continue the screening')
  await expect(filled).toHaveText('Open summary')
})

test('a comparison lists what shows now and what stopped, and the newest card saves its report as a PDF', async ({
  page,
  site,
  parent,
}) => {
  const birthMonth = addMonths(indiaMonth(Date.now()), -22)
  for (const counted of [
    [7, 9],
    [9, 11],
  ])
    await screening(site, parent, counted, birthMonth)
  await page.route('**/api/assessments*', moveOlderToMarch)
  await page.route('**/api/assessments/*', moveOlderToMarch)
  await page.goto('/dashboard')
  await expect(page.getByRole('row', { name: /Few signs right now 2 answers counted/ })).toHaveCount(2)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^PDF of the report of/ }).click()
  expect((await saving).suggestedFilename()).toMatch(/^ankur-report-\d{4}-\d\d-\d\d\.pdf$/)
  await page.getByRole('link', { name: 'Compare the two summaries' }).click()
  await expect(page.getByText('Two summaries show only those two days.')).toBeVisible()
  const group = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
  await expect(group('Does it now, but did not before')).toContainText('points to show you nice things')
  await expect(group('Used to do it, but does not now')).toContainText('Please see a doctor this week.')
  await expect(group('Not yet').getByRole('listitem')).toHaveCount(1)
})

/** Moves the older of the two reports of this test to March. */
async function moveOlderToMarch(route: Route): Promise<void> {
  const response = await route.fetch()
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
  const text = await response.text()
  const older = (each: { countedItems?: number[] }) => each.countedItems?.includes(7) ?? false
  const body = JSON.parse(text) as { countedItems?: number[]; completed_at: string }
  return route.fulfill({ response, json: older(body) ? { ...body, completed_at: '2026-03-02T06:00:00.000Z' } : body })
}

test('with a single summary there is no link to compare', async ({ page, site, parent }) => {
  await screening(site, parent, [7])
  await page.goto('/autism-test/history')
  await expect(page.getByRole('link', { name: /^Open summary of/ })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^Compare/ })).toHaveCount(0)
})

test('the summary of another account cannot be compared', async ({ page, parent }) => {
  expect(parent.id).not.toBe('')
  await page.goto('/autism-test/history?compare=00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('We could not load the summaries.')).toBeVisible()
})

test('a step ticked as done stays ticked after a reload, and the greeting uses the name of the account', async ({
  page,
  site,
  parent,
}) => {
  await screening(site, parent, [1, 2, 3, 6, 7, 9, 10, 11])
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Asha' })).toBeVisible()
  await expect(page.locator('.dashboard .button:not([class*="button--"])')).toHaveCount(1)
  const box = page.getByRole('checkbox', { name: /^By .*, see a child specialist/ })
  await box.check()
  await expect(box).toHaveAccessibleName(/20\d\d$/)
  await page.reload()
  await expect(box).toBeChecked()
})
