import { expect, test } from '../fixtures.ts'

test('Yes and No are in the first viewport of a small phone that can read aloud', async ({ page, parent }) => {
  expect(parent.id).not.toBe('')
  await page.setViewportSize({ width: 360, height: 616 })
  // With voices there is a Listen button before the languages.
  await page.addInitScript(() => {
    const voices = ['en-IN', 'hi-IN', 'pa-IN'].map((lang) => ({
      lang,
      name: lang,
      localService: true,
      default: false,
      voiceURI: lang,
    }))
    speechSynthesis.getVoices = () => voices
  })
  for (const language of ['en', 'hi', 'pa']) {
    await page.goto('/autism-test/question/1')
    await page.locator(`.question__tools [lang=${language}]`).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    // The first one, which has extra text, and the longest.
    for (const number of [1, 2, 7, 11, 16, 19]) {
      await page.goto(`/autism-test/question/${number}`)
      await expect(page.locator('[data-listen-toggle]')).toBeVisible()
      const answers = page.locator('.answers__choice')
      for (const answer of [answers.first(), answers.last()])
        await expect(answer, `question ${number} in ${language}`).toBeInViewport({ ratio: 1 })
    }
  }
})

test('the next question is a new heading with the focus: a screen reader reads it once', async ({ page, parent }) => {
  expect(parent.id).not.toBe('')
  await page.goto('/autism-test/question/1')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate((first) => Object.assign(window, { first }))
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await page.waitForURL(/question\/2$/)
  await expect(heading).toBeFocused()
  // Orca reads a focused heading again if its text changes.
  expect(await page.evaluate(() => (window as unknown as { first: Element }).first.isConnected)).toBe(false)
})
