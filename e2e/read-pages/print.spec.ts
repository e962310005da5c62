import { languages } from '@ankur/content'
import { allGuides } from '@ankur/content/guides/all-guides'
import { addMonths, indiaMonth, type OptionalAnswers } from '@ankur/screening'
import { calmAnswers, expect, readToTheEnd, screening, storeAnswers, test as visitor, testSignedIn as test } from '../fixtures.ts'
import { printedSheets } from '../printed-sheets.ts'
import { selectTurn } from '../sweep.ts'

test('a result prints in black on white, starting with its first paper page, in any theme', async ({ page }) => {
  await page.goto('/healthz')
  await storeAnswers(page, calmAnswers)
  const comfort = { colours: 'dark', textSize: 150, spacing: 'roomy' }
  await page.evaluate((chosen) => localStorage.setItem('ankur-comfort', JSON.stringify(chosen)), comfort)
  await page.goto('/autism-test/results')
  await expect(page).toHaveURL(/\?id=/)
  await expect(page.getByRole('heading', { name: 'Your steps' })).toBeVisible()
  await readToTheEnd(page)
  await expect(page.getByRole('button', { name: 'Save PDF' })).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Save PDF' })).toBeHidden()
  const paper = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { backgroundColor, color }
  })
  expect(paper).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' })

  // Last: page.pdf() may reset the media emulation.
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets).toHaveLength(1)
})

const everything: OptionalAnswers = {
  worried: true,
  siblingAutistic: true,
  weeksEarly: 12,
  hearingTested: 'loss',
  lostSkills: true,
}

for (const [turn, [urgency, lostWhat]] of (
  [
    ['this week', ['words', 'gestures']],
    ['today', ['words', 'gestures', 'movement']],
  ] as const
).entries()) {
  test(`a result that asks for a visit ${urgency} prints name, place and steps on one sheet, with the longest texts`, async ({
    page,
    parent,
    site,
  }) => {
    const born = addMonths(indiaMonth(Date.now()), -22)
    const id = await screening(site, parent, [2, 13], born, { ...everything, lostWhat: [...lostWhat] })
    const places = languages.flatMap((each) => ['', 'fatehgarh-sahib'].map((one) => [each, one] as const))
    for (const [language, district] of selectTurn(places, turn, 2)) {
      await page.goto('/healthz')
      await page.evaluate(
        (chosen) => {
          localStorage.setItem('ankur-language', chosen.language)
          localStorage.setItem('ankur-district', chosen.district)
        },
        { language, district },
      )
      await page.goto(`/autism-test/results?id=${id}`)
      await expect(page.locator('.results__main .steps__step')).not.toHaveCount(0)
      await readToTheEnd(page)
      const pdf = await page.pdf({ preferCSSPageSize: true })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), `${language} ${district}`).toHaveLength(1)
    }
  })
}

test('a result printed from a phone has its headline, strengths and open steps on the sheet, and nothing to press', async ({
  page,
  parent,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 616 })
  const born = addMonths(indiaMonth(Date.now()), -22)
  for (const [counted, extra] of [
    [[], {}],
    [[2, 13], { ...everything, lostWhat: ['movement'] }],
    [[3, 7, 9], {}],
  ] as const) {
    const id = await screening(site, parent, counted, born, extra as OptionalAnswers)
    await page.goto(`/autism-test/results?id=${id}`)
    await expect(page.locator('.headline')).toBeVisible()
    await readToTheEnd(page)
    const parts = page.locator('.headline :is(h1, p), .results__main .steps :is(h3, p), .strengths li')
    await page.emulateMedia({ media: 'print' })
    const shown = await parts.evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => (each as HTMLElement).innerText),
    )
    await page.emulateMedia({ media: null })
    const sheets = await printedSheets(await page.pdf({ preferCSSPageSize: true }))
    expect(sheets).toHaveLength(1)
    for (const text of shown) expect(letters(sheets.join())).toContain(letters(text))
    expect(sheets.join()).not.toMatch(/Back to dashboard|Save PDF|Send me a reminder|Answer a few more questions/)
  }
})

visitor('a guide printed from a phone has every line of its sections on one sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 616 })
  for (const { path, folds } of allGuides) {
    await page.goto(path)
    const sheets = await printedSheets(await page.pdf({ preferCSSPageSize: true }))
    expect(sheets, path).toHaveLength(1)
    const printed = letters(sheets.join())
    for (const { text } of folds.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines)))
      expect(printed, path).toContain(letters(text.en))
  }
})

/** Lines end elsewhere on paper. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
}

visitor('a static page prints every answer of its questions, in black text', async ({ page }) => {
  await page.goto('/contact')
  const answer = page.getByText('Every part of Ankur is free.')
  await expect(answer).not.toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()

  await page.goto('/')
  const call = page.getByRole('heading', { level: 2 }).last()
  const ink = await call.evaluate((element) => getComputedStyle(element).color)
  expect(ink).toBe('rgb(0, 0, 0)')
})
