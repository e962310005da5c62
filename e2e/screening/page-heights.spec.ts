/** The height of the pages after the questions on a small phone, with sections closed. */
import { languages, type Language } from '@ankur/content'
import { addMonths, indiaMonth, plainWords, type OptionalAnswers } from '@ankur/screening'
import { expect, readToTheEnd, storeAnswers, test, type Parent } from '../fixtures.ts'
import type { Site } from '../site.ts'
import { selectTurn } from '../sweep.ts'

/** Every optional answer that makes the page longer. */
const allYes: OptionalAnswers = { worried: true, siblingAutistic: true, weeksEarly: 12, hearingTested: 'loss' }
const lost = ['words', 'gestures'] as const
const limits = { en: 2200, hi: 2500, pa: 2500 }
/** The hospital box is open. */
const urgentLimits = { ...limits, en: 2300 }

const results: readonly { counted: readonly number[]; extra: OptionalAnswers; maxPx: Readonly<Record<Language, number>> }[] = [
  { counted: [1, 2, 3, 6, 7, 9, 10, 11, 13, 14, 18], extra: allYes, maxPx: limits },
  { counted: [2, 13], extra: allYes, maxPx: limits },
  { counted: [7], extra: { lostSkills: true, lostWhat: ['words'] }, maxPx: urgentLimits },
  { counted: [2, 13], extra: { ...allYes, lostSkills: true, lostWhat: [...lost] }, maxPx: urgentLimits },
  { counted: [2, 13], extra: { ...allYes, lostSkills: true, lostWhat: [...lost, 'movement'] }, maxPx: urgentLimits },
]

const places = ['', 'fatehgarh-sahib'].flatMap((district) => languages.map((language) => [district, language] as const))

test('the longest results stay within their height limits, with and without a district, all sections closed', async ({
  page,
  parent,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  // A long name, and the box that leaves it out of the PDF.
  const childId = await addChild(site, parent, 'Harmanpreetkaursandhuji1')
  for (const [turn, { counted, extra, maxPx }] of results.entries()) {
    const id = await store(site, parent, { counted, extra, childId })
    for (const [district, language] of selectTurn(places, turn, 2)) {
      await page.evaluate(
        (chosen) => {
          localStorage.setItem('ankur-language', chosen.language)
          localStorage.setItem('ankur-district', chosen.district)
        },
        { district, language },
      )
      await page.goto(`/autism-test/results?id=${id}`)
      await expect(page.locator('.headline')).toBeVisible()
      await page.keyboard.press('End')
      await expect(page.locator('main .near').filter({ visible: true })).toHaveCount(0)
      const end = await page.locator('.results__back').evaluate((link) => link.getBoundingClientRect().bottom + scrollY)
      expect(end, `${counted.join()} count, ${JSON.stringify(extra)}, ${language}`).toBeLessThanOrEqual(maxPx[language])
      // The helpline for parents is visible once without opening anything: in the hospital box or on its summary.
      await expect(page.getByRole('main').getByText(/14416/).filter({ visible: true })).toHaveCount(1)
    }
  }
})

test('the page after question 20 is at most 1500 pixels high, with the question about a hearing test', async ({
  page,
  parent,
}) => {
  expect(parent.id).not.toBe('')
  await page.setViewportSize({ width: 360, height: 616 })
  // A Yes to question 2 adds it.
  await storeAnswers(page, answersCounting([2, 7]))
  for (const language of ['hi', 'pa', 'en']) {
    await page.evaluate((chosen) => localStorage.setItem('ankur-language', chosen), language)
    await page.goto('/autism-test/upload-video')
    await readToTheEnd(page)
    await expect(page.locator('input[name=hearingTested]')).toHaveCount(4)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), language).toBeLessThanOrEqual(1500)
  }
})

async function addChild({ url }: Site, { accessToken }: Parent, nickname: string): Promise<string> {
  const response = await fetch(`${url}/api/children`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ nickname }),
  })
  return ((await response.json()) as { id: string }).id
}

interface Screened {
  readonly counted: readonly number[]
  readonly extra: OptionalAnswers
  readonly childId: string
}

async function store({ url }: Site, { id, accessToken }: Parent, { counted, extra, childId }: Screened): Promise<string> {
  const response = await fetch(`${url}/functions/v1/analyze-autism-test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({
      responses: answersCounting(counted),
      userId: id,
      birthMonth: addMonths(indiaMonth(Date.now()), -22),
      extra,
      childId,
    }),
  })
  return ((await response.json()) as { assessment: { id: string } }).assessment.id
}

function answersCounting(counted: readonly number[]) {
  return plainWords.items.map(({ id: questionId, concernAnswer }) => {
    const answer: 'yes' | 'no' = counted.includes(questionId) === (concernAnswer === 'yes') ? 'yes' : 'no'
    return { questionId, answer }
  })
}
