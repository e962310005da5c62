/** A report stored by an earlier release: its columns, and its texts, as they were before rows were encrypted. */
import { calmAnswers, expect, openFold, readToTheEnd, screening, test } from '../fixtures.ts'

test('a report of an earlier release opens, is listed, can be compared, exported and printed', async ({ page, parent, site }) => {
  const id = await screening(site, parent, [7, 9])
  await site.query(
    `update assessments set template_version = '1', instrument_version = 'earlier', analysis = $2, ages_from = null, ages_to = null,
     completed_at = '2026-03-02T06:00:00Z', birth_month = '2024-09', age_months = 18, age_applies = true,
     sealed_facts = null, sealed_texts = null, counted_items = null, remaining_items = null, answers = $3, extra = $4 where id = $1`,
    [
      id,
      '## Risk:\n**Low likelihood** of autism\n- Play every day\n\n## Next steps:\n1. See a doctor',
      JSON.stringify(calmAnswers.map((each) => ([7, 9].includes(each.questionId) ? { ...each, answer: 'no' } : each))),
      // As an earlier client sent them: no list of lost skills, no answer about hearing, an unknown field.
      JSON.stringify({ worried: true, lostSkills: false, earlier: 'field' }),
    ],
  )
  await screening(site, parent, [7, 11], '2024-09')

  await page.goto(`/autism-test/results?id=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Please see a doctor about your worry')
  await expect(page.getByText('On 2 March 2026', { exact: false })).toBeVisible()
  await readToTheEnd(page)
  const written = await openFold(page, 'About your answers')
  await expect(written.getByRole('listitem').filter({ hasText: 'Play every day' })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save PDF' }).click()
  expect((await saving).suggestedFilename()).toBe('ankur-report-2026-03-02.pdf')

  await page.goto('/autism-test/history')
  await expect(page.getByRole('link', { name: /^Open summary of/ })).toHaveCount(2)
  await page
    .getByRole('link', { name: /^Compare the summary of/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two summaries side by side' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Questions with different wording' })).toBeVisible()
})
