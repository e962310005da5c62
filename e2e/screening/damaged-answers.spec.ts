import { randomUUID } from 'node:crypto'
import { answersKey, calmAnswers, expect, storeAnswers, storedAnswers, testSignedIn as test } from '../fixtures.ts'

for (const damaged of ['{not json', 'null', '{"1":"yes"}', '[{"questionId":99,"answer":"maybe"}]', '[1,2,3]']) {
  test(`damaged stored answers (${damaged}) count as none, and answering works`, async ({ page }) => {
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
  test(`${what} stored beside the answers does not block the summary`, async ({ page, signedIn }) => {
    await storeAnswers(page, calmAnswers)
    const attempt = JSON.stringify({ userId: signedIn.id, ...damaged })
    await page.evaluate((value) => localStorage.setItem('autism-test-attempt', value), attempt)
    await page.goto('/autism-test/results')
    await expect(page).toHaveURL(/results\?id=/)
  })
}
