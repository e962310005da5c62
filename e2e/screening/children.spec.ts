import { addMonths, indiaMonth } from '@ankur/screening'
import { assessmentsOf, calmAnswers, expect, storeAnswers, testSignedIn as test } from '../fixtures.ts'

const twentyMonthsAgo = addMonths(indiaMonth(Date.now()), -20)

test('a parent adds a child, answers for it, and later deletes it with its summary', async ({ page, parent, site }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Add a child' }).click()
  const form = page.getByRole('form', { name: 'Add a child' })
  await expect(form.getByLabel('Name or nickname')).toBeFocused()
  await form.getByLabel('Name or nickname').fill('Guddu')
  await form.getByLabel('Month', { exact: true }).selectOption(twentyMonthsAgo.slice(5))
  await form.getByLabel('weeks early').fill('99')
  await form.getByRole('button', { name: 'Save child' }).click()
  // Two errors: the one about half a month comes first.
  await expect(form.getByText('Choose both the month and the year, or leave both empty.')).toBeVisible()
  await expect(form.getByLabel('weeks early')).toHaveAccessibleDescription(/whole number from 0 to 20/)
  await form.getByLabel('Year').selectOption(twentyMonthsAgo.slice(0, 4))
  await form.getByLabel('weeks early').fill('8')
  await form.getByRole('button', { name: 'Save child' }).click()
  // An only child is selected automatically.
  await expect(page.getByText(/^Guddu, born in/)).toBeFocused()
  await expect(page.getByText('Your child is 20 months old. The questions fit this age.')).toBeVisible()

  await page.route('**/api/children', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('The child you chose before')).toBeVisible()
  await expect(page.getByText('Your child is 20 months old.')).toBeVisible()
  await page.unroute('**/api/children')

  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL(/results\?id=/)
  expect(await assessmentsOf(site, parent)).toMatchObject([{ ageMonths: 20, birthMonth: twentyMonthsAgo }])
  const followUp = {
    userId: parent.id,
    assessmentId: new URL(page.url()).searchParams.get('id'),
    items: [9],
    answers: [],
    unsent: [],
  }
  await page.evaluate((kept) => localStorage.setItem('autism-test-follow-up', kept), JSON.stringify(followUp))

  await page.goto('/account')
  const children = page.getByRole('region', { name: 'Your children' })
  await children.scrollIntoViewIfNeeded()
  await expect(children.getByRole('listitem')).toContainText('8 weeks early')
  await expect(children.getByRole('listitem')).toContainText('Summaries: 1')
  await children.getByRole('button', { name: 'Delete Guddu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Guddu?' })
  await expect(dialog).toContainText('This also deletes all summaries of this child (1), with their answers and reminders.')
  await dialog.getByRole('button', { name: 'Keep child' }).click()
  expect(await assessmentsOf(site, parent)).toHaveLength(1)
  await children.getByRole('button', { name: 'Delete Guddu' }).click()
  await dialog.getByRole('button', { name: 'Delete child and summaries' }).click()
  await expect(children.getByRole('status')).toHaveText('Guddu is deleted, with all summaries of this child.')
  await expect(children.getByRole('status')).toBeFocused()
  expect(await assessmentsOf(site, parent)).toEqual([])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('autism-test-follow-up'))).toBe(null)
})

test('each summary and each card of the dashboard names its child', async ({ page, parent, site }) => {
  const headers = { authorization: `Bearer ${parent.accessToken}`, 'content-type': 'application/json' }
  const add = (body: string) => fetch(`${site.url}/api/children`, { method: 'POST', headers, body })
  await add('{}')
  await page.goto('/dashboard')
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL(/results\?id=/)
  await expect(page.locator('.whose')).toContainText('Child 1')

  await add('{"nickname":"Pinky"}')
  await page.reload()
  await expect(page.locator('.whose')).toContainText('Child 1')

  // Only summaries of one child can be compared, and Pinky has only one.
  await storeAnswers(page, calmAnswers)
  await page.goto('/dashboard')
  await page.getByRole('radio', { name: /^Pinky/ }).check()
  await expect(page.getByRole('link', { name: /^Open summary of/ })).toHaveCount(0)
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL(/results\?id=/)
  const pinkysSummary = page.url()
  await page.goto('/autism-test/history')
  await expect(page.getByRole('link', { name: /^Open summary of/ })).toHaveCount(2)
  await expect(page.getByRole('link', { name: /^Compare/ })).toHaveCount(0)

  // Another child of the same name: both get a number.
  await add('{"nickname":"Pinky"}')
  await page.goto(pinkysSummary)
  await expect(page.locator('.whose')).toContainText('Pinky (2)')
  await page.goto('/dashboard')
  await expect(page.getByText(/^Pinky \(3\)/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What is next for Pinky (2)' })).toBeVisible()

  // The first child loses words: that card comes first, before the follow-up questions of Pinky, still selected after her
  // summary.
  await expect(page.getByRole('radio', { name: /^Pinky \(2\)/ })).toBeChecked()
  const { items } = (await (await fetch(`${site.url}/api/children`, { headers })).json()) as { items: { id: string }[] }
  const lost = {
    responses: calmAnswers.map((given) => ([7, 9, 11].includes(given.questionId) ? { ...given, answer: 'no' } : given)),
    userId: parent.id,
    birthMonth: twentyMonthsAgo,
    childId: items[0]?.id,
    extra: { lostSkills: true, lostWhat: ['words'], worried: true, weeksEarly: 6 },
  }
  await fetch(`${site.url}/functions/v1/analyze-autism-test`, { method: 'POST', headers, body: JSON.stringify(lost) })
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Pinky \(2\)/ })).toBeChecked()
  const cards = page.locator('.newest')
  await expect(cards.getByRole('heading')).toHaveText(['Please see a doctor this week', 'How old is your child?'])
  await expect(cards.getByRole('link', { name: 'Answer a few more questions' })).toBeVisible()
  // The dashboard names the chosen child.
  await expect(page.getByRole('heading', { name: 'For Pinky (2)', exact: true })).toBeVisible()
  await expect(cards.locator('.button:not([class*="button--"])')).toHaveAccessibleName(/^Open summary of Child 1/)
  await cards.getByRole('link', { name: /^Open summary of Child 1/ }).click()
  await expect(page.locator('.whose')).toContainText('Child 1')
  await expect(page.getByText('Say this too: You are worried. Your child was born 6 weeks early.')).toBeVisible()
})

test('a child deleted on another phone does not block the summary of its answers', async ({ page, parent, site }) => {
  const authorization = `Bearer ${parent.accessToken}`
  const headers = { authorization, 'content-type': 'application/json' }
  const added = await fetch(`${site.url}/api/children`, { method: 'POST', headers, body: '{"nickname":"Pinky"}' })
  const { id } = (await added.json()) as { id: string }
  await page.goto('/dashboard')
  await expect(page.getByText(/^Pinky, /)).toBeVisible()
  await storeAnswers(page, calmAnswers)
  expect((await fetch(`${site.url}/api/children/${id}`, { method: 'DELETE', headers: { authorization } })).status).toBe(204)

  await page.goto('/autism-test/results')

  await expect(page).toHaveURL(/results\?id=/)
  expect(await assessmentsOf(site, parent)).toHaveLength(1)
})

for (const [what, months, words] of [
  ['young', -8, /children from 16 months\. That will be in .*health and growth card/s],
  ['old', -40, /children up to 30 months.*early intervention centre/s],
] as const) {
  test(`a parent whose child is too ${what} for the questions reads where to go, before any answer`, async ({ page }) => {
    const month = addMonths(indiaMonth(Date.now()), months)
    await page.goto('/dashboard')
    await page.getByLabel('Month', { exact: true }).selectOption(month.slice(5))
    await page.getByLabel('Year').selectOption(month.slice(0, 4))
    const group = page.getByRole('group', { name: /Month of birth/ })
    await expect(group.getByRole('status')).toHaveText(words)
    await expect(group.getByRole('link', { name: 'Where to ask' })).toHaveAttribute('href', '/help')
    await expect(page.getByRole('link', { name: 'Begin the Screening' })).toBeVisible()
  })
}
