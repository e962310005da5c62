/** No answer is lost by a reload, by damaged storage, or by a server that is killed. */
import { calmAnswers, expect, storeAnswers, storedAnswers, testSignedIn, answersKey, assessmentsOf, test } from '../fixtures.ts'
import { randomUUID } from 'node:crypto'

testSignedIn('a reload in the middle loses no answer and stays at the question', async ({ page }) => {
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

testSignedIn(
  'optional answers are still there on the next visit, and an unknown number of weeks does not block Next',
  async ({ page }) => {
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
  },
)

testSignedIn('opening the results too early shows what is missing and keeps the answers', async ({ page }) => {
  await page.goto('/autism-test/question/1')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL('/autism-test/question/2')
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Incomplete Test').first()).toBeVisible()
  await expect(page.getByText('Please complete all questions before viewing results.').first()).toBeVisible()
  expect(await storedAnswers(page)).toHaveLength(1)
})

for (const damaged of ['{not json', 'null', '{"1":"yes"}', '[{"questionId":99,"answer":"maybe"}]', '[1,2,3]']) {
  testSignedIn(`damaged stored answers (${damaged}) count as none, and answering works`, async ({ page }) => {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [answersKey, damaged] as const)
    await page.goto('/autism-test/question/1')
    await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(page).toHaveURL('/autism-test/question/2')
    expect(await storedAnswers(page)).toEqual([{ questionId: 1, answer: 'no' }])
  })
}

const damagedAttempts = {
  'an id that is none': { attemptId: 'x' },
  'a month to come': { attemptId: randomUUID(), birthMonth: '2090-01' },
  'a month long ago': { attemptId: randomUUID(), birthMonth: '0001-01' },
}
for (const [what, damaged] of Object.entries(damagedAttempts)) {
  testSignedIn(`${what} stored beside the answers does not block the summary`, async ({ page, signedIn }) => {
    await storeAnswers(page, calmAnswers)
    const attempt = JSON.stringify({ userId: signedIn.id, ...damaged })
    await page.evaluate((value) => localStorage.setItem('autism-test-attempt', value), attempt)
    await page.goto('/autism-test/results')
    await expect(page).toHaveURL(/results\?id=/)
  })
}

test('a server that is killed before the result costs one retry and no answer', async ({ page, site, parent }) => {
  await storeAnswers(page, calmAnswers)
  await page.goto('/autism-test/upload-video')
  await expect(page.getByText('Skip', { exact: true })).toBeVisible()

  await site.kill()
  try {
    await page.getByText('Skip', { exact: true }).click()
    // Either the page or only its summary failed to load: both show an error and a retry button.
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Your answers are saved on this device.').first()).toBeVisible()
    expect(await storedAnswers(page)).toEqual(calmAnswers)
  } finally {
    await site.restart()
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/results\?id=/)
  expect(await assessmentsOf(site, parent)).toHaveLength(1)
})
