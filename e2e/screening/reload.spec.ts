import { expect, storedAnswers, testSignedIn as test } from '../fixtures.ts'

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

test('results that are opened too early say what is missing and keep the answers', async ({ page }) => {
  await page.goto('/autism-test/question/1')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/question/2')
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Incomplete Test').first()).toBeVisible()
  await expect(page.getByText('Please complete all questions before viewing results.').first()).toBeVisible()
  expect(await storedAnswers(page)).toHaveLength(1)
})
