import { expect, storedAnswers, testSignedIn as test } from '../fixtures.ts'

test('going back shows the answer the parent gave, and it can be changed', async ({ page }) => {
  await page.goto('/autism-test/question/3')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/question/4')

  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/autism-test/question/3')
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'false')

  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/question/4')
  expect(await storedAnswers(page)).toEqual([{ questionId: 3, answer: 'no' }])
})

test('the first question has no Previous, and an answered one offers Next', async ({ page }) => {
  await page.goto('/autism-test/question/1')
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/question/2')
  await page.goBack()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/autism-test/question/2')
})

test('a double tap answers one question, not two', async ({ page }) => {
  await page.goto('/autism-test/question/1')
  await page.getByRole('button', { name: 'Yes', exact: true }).dblclick()
  await expect(page).toHaveURL('/autism-test/question/2')
  expect(await storedAnswers(page)).toEqual([{ questionId: 1, answer: 'yes' }])
})

test('an address with an invalid question number redirects to the dashboard', async ({ page }) => {
  for (const number of ['0', '21', '07', '+1', 'x']) {
    await page.goto(`/autism-test/question/${number}`)
    await expect(page, number).toHaveURL('/dashboard')
  }
})

test('the help of a question says how to try it at home', async ({ page }) => {
  for (const [number, tip] of [
    [1, 'Do not say what it is.'],
    [10, 'wait until your child is not busy with a phone or TV'],
    [18, 'Do not point, and do not look at the thing.'],
  ] as const) {
    await page.goto(`/autism-test/question/${number}`)
    await page.getByText('I am not sure how to answer').click()
    await expect(page.getByText(tip)).toBeVisible()
  }
})
