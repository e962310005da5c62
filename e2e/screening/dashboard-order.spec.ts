/** What stands where on the dashboard: from a new account to two children. */
import type { Page } from '@playwright/test'
import { addMonths, indiaMonth } from '@ankur/screening'
import { calmAnswers, expect, screening, storeAnswers, test } from '../fixtures.ts'

const birthMonth = addMonths(indiaMonth(Date.now()), -22)
const folds = ['About the screening', 'Games in your account', 'Your data', 'Comfort settings', 'Sign Out']

test('the dashboard keeps its order when it is new, half-way, while questions wait, and with reports', async ({
  page,
  parent,
  site,
}) => {
  await page.goto('/dashboard')
  await expectOrder(page, ['Welcome, Asha', 'Check early signs', 'Begin the Screening', 'Talk board', ...folds], 'new')

  await storeAnswers(page, calmAnswers.slice(0, 7))
  await page.reload()
  const halfWay = ['Continue the screening', 'Continue at question 8', 'Begin the Screening', 'Clear my answers', 'Talk board']
  await expectOrder(page, ['Welcome, Asha', ...halfWay, ...folds], 'half-way')

  await page.evaluate(() => localStorage.removeItem('autism-test-responses'))
  await screening(site, parent, [2, 7, 9], birthMonth)
  await page.reload()
  const waiting = ['Some signs: a few more questions', 'Answer a few more questions', 'as well', 'Previous Assessments']
  const below = ['For Child 1', 'Talk board', 'Check early signs', 'Begin the Screening', ...folds]
  await expectOrder(page, ['Welcome, Asha', ...waiting, ...below], 'follow-up waiting')

  await screening(site, parent, [1, 2, 3, 6, 7, 9, 10, 11], birthMonth)
  await page.reload()
  const newest = ['Many signs: please see a child doctor soon', 'Open summary', 'PDF', 'What is next for Child 1']
  await expectOrder(page, ['Welcome, Asha', ...newest, waiting[0]!, 'Previous Assessments', ...below], 'returning')

  const headers = { authorization: `Bearer ${parent.accessToken}`, 'content-type': 'application/json' }
  await fetch(`${site.url}/api/children`, { method: 'POST', headers, body: JSON.stringify({ nickname: 'Pinky' }) })
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Pinky/ })).toBeVisible()
  await expectOrder(page, ['Welcome, Asha', 'Child 1, 22 months', 'Pinky', ...newest], 'several children')
})

/** Each text stands below the one before it. */
async function expectOrder(page: Page, texts: readonly string[], state: string): Promise<void> {
  const dashboard = page.locator('.dashboard')
  await expect(dashboard.locator('[aria-busy="false"]')).toBeVisible()
  await expect(dashboard.getByText(texts.at(-1)!).first()).toBeVisible()
  const read = (await dashboard.innerText()).replace(/\s+/g, ' ')
  let from = 0
  for (const text of texts) {
    const at = read.indexOf(text, from)
    expect(at, `${state}: "${text}" in its place in: ${read}`).toBeGreaterThanOrEqual(from)
    from = at + text.length
  }
}
