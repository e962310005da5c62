import { plainWords, screeningLanguages } from '@ankur/screening'
import { expect, test } from '../fixtures.ts'

test('the twenty questions with scoring instructions print on two sheets without an account, in each language', async ({
  page,
}) => {
  await page.goto('/autism-test')
  await page.locator('#paper > summary').click()
  await page.getByRole('link', { name: 'The questions on paper, for a health worker' }).click()
  await expect(page).toHaveURL('/autism-test/paper')
  await expect(page.getByRole('button', { name: 'Print this form' })).toBeVisible()
  for (const language of screeningLanguages) {
    await page.goto(`${language === 'en' ? '' : `/${language}`}/autism-test/paper`)
    for (const item of plainWords.items) await expect(page.getByText(item[language] ?? '')).toBeVisible()
    await expect(page.getByText(plainWords.notice[language] ?? '')).toBeVisible()
    const printed = await page.pdf({ preferCSSPageSize: true })
    expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g), language).toHaveLength(2)
  }
})

test('on a small phone no question number and no yes or no wraps', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const language of screeningLanguages) {
    await page.goto(`${language === 'en' ? '' : `/${language}`}/autism-test/paper`)
    const lines = await page.locator('tbody td:first-child, thead th').evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange()
        words.selectNodeContents(cell)
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
      }),
    )
    expect(Math.max(...lines), language).toBe(1)
  }
})
