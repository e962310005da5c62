import { expect, storedAnswers, testSignedIn as test } from '../fixtures.ts'

test('answers given in two tabs are all stored', async ({ page, context }) => {
  await page.goto('/autism-test/question/1')
  const other = await context.newPage()
  await other.goto('/autism-test/question/3')

  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/question/2')
  await other.getByRole('button', { name: 'No', exact: true }).click()
  await expect(other).toHaveURL('/autism-test/question/4')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/question/3')

  await expect(page.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true')
  expect((await storedAnswers(page)).toSorted((a, b) => a.questionId - b.questionId)).toEqual([
    { questionId: 1, answer: 'yes' },
    { questionId: 2, answer: 'yes' },
    { questionId: 3, answer: 'no' },
  ])
})

test('an answer cleared in another tab is no longer shown as saved', async ({ page, context }) => {
  await page.goto('/autism-test/question/1')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByText('Your answer to question 1 is saved: Yes.')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Clear my answers' }).click()
  await other.getByRole('button', { name: 'Clear answers', exact: true }).click()
  await expect(other.getByText('Your answers are cleared from this device.')).toBeVisible()
  await expect(page.getByText('Choose yes or no. You can change it later.')).toBeVisible()
  await expect(page.getByText('0 answered')).toBeVisible()
})

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await other.bringToFront()
  await expect(other).toHaveURL('/auth-gate')
})
