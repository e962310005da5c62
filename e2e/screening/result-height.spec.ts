/** The result's main part on a small phone, from the header to the way back, with what is folded closed. */
import { addMonths, indiaMonth, plainWords, type Extra } from '@ankur/screening'
import { expect, test, type Parent } from '../fixtures.ts'
import type { Site } from '../site.ts'

const results: readonly { counted: readonly number[]; extra: Extra; mostPx: Readonly<Record<'en' | 'hi', number>> }[] = [
  {
    counted: [1, 2, 3, 6, 7, 9, 10, 11, 14],
    extra: { worried: true, siblingAutistic: true, weeksEarly: 6 },
    mostPx: { en: 2200, hi: 2500 },
  },
  // The hospital box is open: today.
  { counted: [7], extra: { lostSkills: true, lostWhat: ['movement'], worried: true }, mostPx: { en: 2300, hi: 2500 } },
]

test('the longest results fit their screens, with a place and everything else folded', async ({ page, parent, site }) => {
  await page.setViewportSize({ width: 360, height: 616 })
  for (const { counted, extra, mostPx } of results) {
    const id = await store(site, parent, counted, extra)
    for (const language of ['en', 'hi'] as const) {
      await page.evaluate((chosen) => {
        localStorage.setItem('ankur-language', chosen)
        localStorage.setItem('ankur-district', 'ludhiana')
      }, language)
      await page.goto(`/autism-test/results?id=${id}`)
      await expect(page.locator('.headline')).toBeVisible()
      await page.keyboard.press('End')
      await expect(page.locator('main .near').filter({ visible: true })).toHaveCount(0)
      const end = await page.locator('.results__back').evaluate((link) => link.getBoundingClientRect().bottom + scrollY)
      expect(end, `${counted.length} count, ${language}`).toBeLessThanOrEqual(mostPx[language])
    }
  }
})

async function store({ url }: Site, { id, accessToken }: Parent, counted: readonly number[], extra: Extra): Promise<string> {
  const response = await fetch(`${url}/functions/v1/analyze-autism-test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({
      responses: plainWords.items.map(({ id: questionId, concernAnswer }) => {
        return { questionId, answer: counted.includes(questionId) === (concernAnswer === 'yes') ? 'yes' : 'no' }
      }),
      userId: id,
      birthMonth: addMonths(indiaMonth(Date.now()), -22),
      extra,
    }),
  })
  return ((await response.json()) as { assessment: { id: string } }).assessment.id
}
