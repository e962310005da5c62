/** The optional answers after question 20: the advice they show at once, and what is sent. */
import { calmAnswers, expect, storeAnswers, testSignedIn as test } from '../fixtures.ts'

const withHearingDoubt = calmAnswers.map((each) => (each.questionId === 2 ? { ...each, answer: 'yes' as const } : each))

test('lost skills show at once how soon to see a doctor, which is today for walking, sitting or hand use', async ({ page }) => {
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/upload-video')
  const lost = page.getByRole('group', { name: /stopped doing things/ })
  const says = lost.getByRole('status')
  await expect(says).toBeEmpty()
  await lost.getByRole('radio', { name: 'Yes' }).check()
  await expect(says).toHaveText('Your summary will say: see a doctor this week.')
  await lost.getByLabel('Walking, sitting or using their hands').check()
  await expect(says).toHaveText('Please do not wait for the summary. See a doctor today, or call 112.')
  await lost.getByLabel('Walking, sitting or using their hands').uncheck()
  await expect(says).toHaveText('Your summary will say: see a doctor this week.')
  // A second press clears the answer, and closes what it opened.
  await lost.getByRole('radio', { name: 'Yes' }).click()
  await expect(says).toBeEmpty()
  await expect(lost.getByRole('checkbox')).toHaveCount(0)
})

test('the hearing test is asked about only after a Yes to question 2, and an answer to a removed question is not sent', async ({
  page,
}) => {
  await storeAnswers(page, withHearingDoubt)
  await page.goto('/autism-test/upload-video')
  const hearing = page.getByRole('group', { name: /had a hearing test/ })
  await hearing.getByRole('radio', { name: 'Tested: some hearing loss' }).check()
  await page
    .getByRole('group', { name: /born more than 3 weeks early/ })
    .getByRole('radio', { name: 'No' })
    .check()

  await page.getByText('Your 20 answers').click()
  await page.getByRole('link', { name: 'Change answer 2', exact: true }).click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/upload-video')
  await expect(page.getByRole('group', { name: /born more than 3 weeks early/ })).toBeVisible()
  await expect(hearing).toHaveCount(0)

  const sending = page.waitForRequest(/analyze-autism-test/)
  await page.getByRole('button', { name: 'Open my summary' }).click()
  const { extra } = (await sending).postDataJSON() as { extra: object }
  expect(extra).toEqual({ weeksEarly: 0 })
})

test('Skip and Open my summary lead to the same result', async ({ page }) => {
  for (const name of ['Skip', 'Open my summary']) {
    await page.goto('/healthz')
    await storeAnswers(page, withHearingDoubt)
    await page.goto('/autism-test/upload-video')
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page, name).toHaveURL(/results\?id=/)
    await expect(page.getByRole('heading', { level: 1, name: /Please see a doctor about hearing/ }), name).toBeVisible()
  }
})

test('after Back from the summary the page says where the answers went', async ({ page }) => {
  await page.goto('/dashboard')
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/upload-video')
  const empty = page.getByText('There are no answers on this device now. Your summaries are on your dashboard.')
  await expect(page.getByText('All 20 questions answered')).toBeVisible()
  await expect(empty).toHaveCount(0)
  await page.getByRole('button', { name: 'Open my summary' }).click()
  await expect(page).toHaveURL(/results\?id=/)
  await page.goBack()
  await expect(empty).toBeVisible()
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expect(page.getByRole('link', { name: /^Open summary of/ }).first()).toBeVisible()
})

test('on a phone held sideways Open my summary is in the first viewport', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/upload-video')
  await expect(page.getByRole('button', { name: 'Open my summary' })).toBeInViewport({ ratio: 1 })
})
