import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, openFold, readToTheEnd, signIn, signUp, test } from '../fixtures.ts'
import { startSite } from '../site.ts'

/**
 * An invented questionnaire for tests: seven questions with other ids, another key, other bands and ages, in two
 * languages.
 */
const vector = join(import.meta.dirname, '../../packages/screening/vectors/garden-form.json')
interface Form {
  version: string
  items: { id: number; concernAnswer: 'yes' | 'no'; en: string; hi: string }[]
}

test('a family answers another questionnaire, from the first question to the exported files', async ({ page }) => {
  test.setTimeout(180_000)
  const folder = mkdtempSync(join(tmpdir(), 'ankur-form-'))
  const file = join(folder, 'form.json')
  const form = JSON.parse(readFileSync(vector, 'utf8')) as Form
  writeFileSync(file, JSON.stringify(form))
  const site = await startSite({ INSTRUMENT_FILE: file })
  try {
    const asha = await signUp(site)
    await signIn(site, page, asha)
    await page.goto(`${site.url}/dashboard`)
    await expect(page.getByText('7 yes or no questions for children of 12 to 40 months.', { exact: false })).toBeVisible()
    await page.goto(`${site.url}/autism-test/question/8`)
    await expect(page).toHaveURL(/\/dashboard$/)

    // Three answers count: a medium-risk total, which is no result yet.
    await page.goto(`${site.url}/autism-test/question`)
    await expect(page.getByRole('heading', { level: 1, name: form.items[0]?.en ?? '' })).toBeVisible()
    await expect(page).toHaveTitle(/Question 1 of 7/)
    await expect(page.getByText('This is not a medical instrument.', { exact: false })).toBeVisible()
    await expect(page.getByText('Invented for the tests of Ankur.', { exact: false })).toBeVisible()
    await expect(page.getByText('Questions in our own words')).toHaveCount(0)
    await page.getByRole('button', { name: 'हिन्दी' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: form.items[0]?.hi ?? '' })).toBeVisible()
    await page.getByRole('button', { name: 'English' }).first().click()
    await answer(page, form, [102, 203, 107])
    await expect(page).toHaveURL(/upload-video$/)
    await expect(page.getByRole('heading', { name: 'Your 7 answers' })).toBeVisible()
    const stored = await page.evaluate(() => localStorage.getItem('autism-test-responses'))
    expect(
      (JSON.parse(stored ?? '[]') as { questionId: number }[]).map(({ questionId }) => questionId).toSorted((a, b) => a - b),
    ).toEqual(form.items.map(({ id }) => id).toSorted((a, b) => a - b))
    await page.getByRole('button', { name: 'Skip' }).click()

    await expect(page).toHaveURL(/results\?id=/)
    const id = new URL(page.url()).searchParams.get('id') ?? ''
    await expect(page.getByText('of your 7 answers', { exact: false })).toHaveCount(0)
    await page.goto(`${site.url}/autism-test/follow-up/${id}`)
    for (const [item, chosen] of [
      [102, 'Most days'],
      [203, 'Most days'],
      [107, 'Seldom'],
    ] as const) {
      await page.waitForURL(new RegExp(`question=${item}\\.often`))
      await expect(page.getByRole('heading', { level: 1, name: 'How often do you see this?' })).toBeVisible()
      await page.getByRole('button', { name: chosen }).click()
    }
    await page.getByRole('button', { name: 'Open my summary' }).click()
    // The questionnaire depends on the age: without it no result is shown.
    await expect(page.getByText('At first, 3 of your 7', { exact: false })).toHaveCount(0)
    await page.getByLabel('Month', { exact: true }).selectOption('01')
    await page.getByLabel('Year').selectOption(String(new Date().getFullYear() - 2))
    await page.getByRole('button', { name: 'Save the month', exact: true }).click()
    await expect(page.getByText('At first, 3 of your 7 answers counted.', { exact: false }).first()).toBeVisible()
    await readToTheEnd(page)
    await openFold(page, 'About your answers')
    await expect(page.getByText('"Does your child carry a small watering can?" You answered no.')).toBeVisible()
    await expect(page.getByText('Total 3 of 7.')).toBeVisible()
    await expect(page.getByText('These questions are in our own words', { exact: false })).toHaveCount(0)

    const read = (path: string) => fetch(`${site.url}${path}`, { headers: { authorization: `Bearer ${asha.accessToken}` } })
    const pdf = await read(`/api/assessments/${id}/report.pdf`)
    expect({ status: pdf.status, type: pdf.headers.get('content-type') }).toEqual({ status: 200, type: 'application/pdf' })
    const fhir = (await (await read(`/api/assessments/${id}/fhir`)).json()) as {
      entry: { resource: { resourceType: string; item?: unknown[] } }[]
    }
    expect(fhir.entry.find(({ resource }) => resource.resourceType === 'QuestionnaireResponse')?.resource.item).toHaveLength(7)
    const exported = (await (await read('/api/account/export')).json()) as {
      assessments: { instrument: object; answers: unknown[] }[]
    }
    expect(exported.assessments).toMatchObject([{ instrument: { id: 'garden-questions', version: '1', behaviours: 'own' } }])
    expect(exported.assessments[0]?.answers).toHaveLength(7)

    // The questionnaire changes while somebody answers: nothing is counted, and the page says so.
    await page.goto(`${site.url}/autism-test/question/1`)
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(page).toHaveURL(/question\/2$/)
    writeFileSync(file, JSON.stringify({ ...form, version: '2' }))
    await site.restart()
    await page.goto(`${site.url}/autism-test/question/2`)
    await expect(page.getByRole('heading', { name: 'The questions here have changed' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('autism-test-responses'))).toContain('101')
    await page.getByRole('button', { name: 'Start with the new questions' }).click()
    await expect(page.getByRole('heading', { level: 1, name: form.items[1]?.en ?? '' })).toBeVisible()

    // Cached by name and version, the questionnaire is available while the server is not; a questionnaire that is not
    // cached is never replaced by another.
    await page.route('**/api/instrument', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: form.items[1]?.en ?? '' })).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('ankur-instrument'))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Connect once to see the questions' })).toBeVisible()
    await page.unroute('**/api/instrument')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: form.items[1]?.en ?? '' })).toBeVisible()
  } finally {
    await site.close()
    rmSync(folder, { recursive: true })
  }
})

/** Answers every question so that exactly these items count. */
async function answer(page: Page, { items }: Form, counted: readonly number[]): Promise<void> {
  for (const [index, { id, concernAnswer }] of items.entries()) {
    await page.waitForURL(new RegExp(index === 0 ? '/question(/1)?$' : `/question/${index + 1}$`))
    const isYes = counted.includes(id) === (concernAnswer === 'yes')
    await page.getByRole('button', { name: isYes ? 'Yes' : 'No', exact: true }).click()
  }
}
