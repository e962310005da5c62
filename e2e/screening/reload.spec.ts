import { calmAnswers, expect, storeAnswers, storedAnswers, testSignedIn as test } from '../fixtures.ts'

test('a reload in the middle loses no answer and stays at the question', async ({ page }) => {
  await page.goto('/autism-test/question/1')
  for (const item of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(page).toHaveURL(`/autism-test/question/${item + 1}`)
  }
  await page.reload()
  await expect(page).toHaveURL('/autism-test/question/4')
  await expect(page.getByText('Question 4 of 20').first()).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute('aria-pressed', 'true')
  expect((await storedAnswers(page)).map(({ questionId }) => questionId)).toEqual([1, 2, 3])
})

test('optional answers are still there on the next visit, and an unknown number of weeks does not block Next', async ({
  page,
}) => {
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/upload-video')
  const lost = page.getByRole('group', { name: /stopped doing things/ })
  await lost.getByRole('radio', { name: 'Yes' }).check()
  await page.goto('/dashboard')
  await page.goto('/autism-test/upload-video')
  await expect(lost.getByRole('radio', { name: 'Yes' })).toBeChecked()

  const early = page.getByRole('group', { name: /born more than 3 weeks early/ })
  await early.getByRole('radio', { name: 'Yes' }).check()
  await early.getByRole('textbox').fill('2')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(early.getByText(/Type a whole number from 4 to 20/)).toBeVisible()
  await early.getByRole('textbox').fill('')
  await page.reload()
  await expect(early.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page).toHaveURL(/\/autism-test\/results\?id=/)
  await expect(page.getByText('Tell the doctor that your child was born early.', { exact: false }).first()).toBeVisible()
})

test('opening the results too early shows what is missing and keeps the answers', async ({ page }) => {
  await page.goto('/autism-test/question/1')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/question/2')
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Incomplete Test').first()).toBeVisible()
  await expect(page.getByText('Please complete all questions before viewing results.').first()).toBeVisible()
  expect(await storedAnswers(page)).toHaveLength(1)
})
