import { expect, test } from '../fixtures.ts'

test('after the first question, Yes and No stand on the first screen of a small phone', async ({ page, parent }) => {
  expect(parent.id).not.toBe('')
  await page.setViewportSize({ width: 360, height: 616 })
  for (const language of ['en', 'hi', 'pa']) {
    await page.goto('/autism-test/question/1')
    await page.locator(`.question__tools [lang=${language}]`).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    // The longest of them.
    for (const number of [2, 7, 11, 16, 19]) {
      await page.goto(`/autism-test/question/${number}`)
      const answers = page.locator('.answers__choice')
      for (const answer of [answers.first(), answers.last()])
        await expect(answer, `question ${number} in ${language}`).toBeInViewport({ ratio: 1 })
    }
  }
})
