/** A family that opens Ankur weeks or months after a result: its dates are over, or the child has grown into the questions. */
import { addMonths, indiaMonth } from '@ankur/screening'
import { expect, screening, test } from '../fixtures.ts'
import type { Site } from '../site.ts'

const high = [1, 2, 3, 6, 7, 9, 10, 11]

test('when the day by which to see a doctor is over, the dashboard and the result say so and ask the family to go now', async ({
  page,
  parent,
  site,
}) => {
  const id = await screening(site, parent, high, addMonths(indiaMonth(Date.now()), -22))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Many signs: please see a child doctor soon' })).toBeVisible()
  const passed = page.getByText('has passed. If you have not seen a doctor yet, please go now.')
  await expect(passed).toHaveCount(0)

  await moveBack(site, id, '20 days')
  await page.goto('/dashboard')
  await expect(passed).toBeVisible()
  await page
    .getByRole('link', { name: /^Open summary of/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Many signs')
  await expect(passed).toBeVisible()
})

test('when a child has grown into the questions, the dashboard leads to them and no longer says "too young"', async ({
  page,
  parent,
  site,
}) => {
  // Now 18 months old; answered at 10 months.
  const id = await screening(site, parent, [], addMonths(indiaMonth(Date.now()), -18))
  await site.query(
    `update assessments set completed_at = completed_at - interval '8 months', age_months = 10, age_applies = false where id = $1`,
    [id],
  )
  await page.goto('/dashboard')
  const newest = page.getByRole('region', { name: 'It is time to answer the questions again.' })
  await expect(newest.getByRole('link', { name: 'Begin the Screening' })).toHaveAttribute('href', '/autism-test/question/1')
  await expect(page.getByRole('heading', { name: 'Your child is too young for these questions' })).toHaveCount(0)
})

test('on a small phone no word of a date breaks in the list of summaries', async ({ page, parent, site }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const id = await screening(site, parent, high)
  // The longest name of a month.
  await site.query(`update assessments set completed_at = '2026-09-29T06:00:00Z' where id = $1`, [id])
  await page.goto('/dashboard')
  const date = page.getByRole('rowheader').getByText('29 September 2026')
  await expect(date).toBeVisible()
  const linesOfWord = await date.evaluate((element) => {
    const text = element.firstChild
    if (!text) return null
    const range = document.createRange()
    range.setStart(text, 3)
    range.setEnd(text, 12)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(linesOfWord).toBe(1)
})

async function moveBack(site: Site, id: string, interval: string): Promise<void> {
  await site.query('update assessments set completed_at = completed_at - $2::interval where id = $1', [id, interval])
}
