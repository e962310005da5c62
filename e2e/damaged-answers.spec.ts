import { answersKey, expect, storedAnswers, testSignedIn as test } from './fixtures.ts'

for (const damaged of ['{not json', 'null', '{"1":"yes"}', '[{"questionId":99,"answer":"maybe"}]', '[1,2,3]']) {
  test(`stored answers that read ${damaged} count as none, and answering works`, async ({ page }) => {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [answersKey, damaged] as const)
    await page.goto('/autism-test/question/1')
    await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(page).toHaveURL('/autism-test/question/2')
    expect(await storedAnswers(page)).toEqual([{ questionId: 1, answer: 'no' }])
  })
}
