/** The steps of one result wherever a family reads them: page, written part, print page, PDF, shared link, mail. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { languages, type Language } from '@ankur/content'
import { addMonths, indiaMonth, plainWords, type OptionalAnswers } from '@ankur/screening'
import { expect, readToTheEnd, test, type Parent } from '../fixtures.ts'
import { printedSheets } from '../printed-sheets.ts'
import type { Site } from '../site.ts'
import { selectTurn } from '../sweep.ts'

interface Step {
  readonly title: string
  readonly line: string
}

const results: readonly { urgency: string; first: string; counted: readonly number[]; extra: OptionalAnswers }[] = [
  {
    urgency: 'two_weeks',
    first: 'doctor_2w',
    counted: [1, 2, 6, 7, 9, 10, 14, 16],
    extra: { worried: true, siblingAutistic: true, weeksEarly: 6 },
  },
  {
    urgency: 'today',
    first: 'doctor_today',
    counted: [10, 13],
    extra: { worried: true, lostSkills: true, lostWhat: ['words', 'movement'] },
  },
]

for (const [turn, language] of languages.entries()) {
  for (const { urgency, first, counted, extra } of selectTurn(results, turn, 2)) {
    test(`page, written part, paper, shared link and mail give the same steps (${urgency}, ${language})`, async ({
      page,
      browser,
      parent,
      site,
    }) => {
      const id = await store(site, parent, { counted, extra, language })
      const { advice } = await ask<{ advice: { urgency: string; steps: string[] } }>(site, parent, `/api/assessments/${id}`)
      expect(advice.urgency).toBe(urgency)
      expect(advice.steps[0]).toBe(first)
      await page.goto('/healthz')
      await page.evaluate((chosen) => localStorage.setItem('ankur-language', chosen), language)

      await page.goto(`/autism-test/results?id=${id}`)
      await readToTheEnd(page)
      const onPage = page.locator('.results [data-step]')
      expect(await onPage.evaluateAll((all) => all.map((each) => each.getAttribute('data-step')))).toEqual(advice.steps)
      const steps = await stepsOf(onPage, 'h3')
      if (language !== 'en') expect(await englishWordsIn(page.locator('.results'))).toEqual([])
      const written = page.locator('#written')
      await written.locator('summary').first().click()
      await expect(written.locator('.written')).toBeVisible()
      expectInOrder((await written.textContent()) ?? '', steps)

      await page.goto(`/autism-test/report/${id}`)
      await expect(paperSteps(page).first()).toBeVisible()
      expect(await stepsOf(paperSteps(page), 'b')).toEqual(steps)

      const guest = await browser.newPage()
      const share = await ask<{ url: string }>(site, parent, `/api/assessments/${id}/share`, {
        days: 7,
        district: 'ludhiana',
        consent: { noticeVersion: '2026-11-23', language },
      })
      await guest.goto(share.url)
      await expect(paperSteps(guest).first()).toBeVisible()
      expect(await stepsOf(paperSteps(guest), 'b')).toEqual(steps)
      await guest.close()

      const email = `${id}@example.org`
      await ask(site, parent, `/api/assessments/${id}/email`, { email, language })
      const [mail] = await site.mail(email)
      expectInOrder(mail?.text ?? '', steps)
      expectInOrder(
        (mail?.html ?? '')
          .replace(/<\/?a\b[^>]*>/g, '')
          .replace(/<[^>]+>/g, ' ')
          .replaceAll('&#39;', "'")
          .replaceAll('&quot;', '"'),
        steps,
      )
    })
  }
}

test('the PDF that is saved on the result has the steps of the page in their order', async ({ page, parent, site }) => {
  for (const { counted, extra } of results) {
    const id = await store(site, parent, { counted, extra, language: 'en' })
    await page.goto(`/autism-test/results?id=${id}`)
    await readToTheEnd(page)
    const steps = await stepsOf(page.locator('.results [data-step]'), 'h3')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save PDF' }).click()
    const [family = ''] = await printedSheets(readFileSync(await (await downloading).path()))
    let from = 0
    for (const { title } of steps) {
      const at = family.indexOf(title, from)
      expect(at, title).toBeGreaterThanOrEqual(from)
      from = at
    }
  }
})

/** Words in Latin letters outside passages that are marked as English; names and abbreviations do not count. */
function englishWordsIn(part: Locator): Promise<string[]> {
  return part.evaluate((all) => {
    const copy = all.cloneNode(true) as Element
    for (const each of copy.querySelectorAll('[lang="en"], [translate="no"], style, option')) each.remove()
    const spoken = [...copy.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))
    return `${copy.textContent} ${spoken.join(' ')}`.match(/[A-Za-z]*[a-z][A-Za-z]*/g) ?? []
  })
}

function paperSteps(page: Page): Locator {
  return page.locator('.paper__steps').first().locator('> li')
}

function stepsOf(steps: Locator, title: string): Promise<Step[]> {
  return steps.evaluateAll(
    (all, name) =>
      all.map((each) => ({
        title: each.querySelector(name)?.textContent ?? '',
        line: each.querySelector('p')?.textContent ?? '',
      })),
    title,
  )
}

function expectInOrder(text: string, steps: readonly Step[]): void {
  const read = text.replace(/\s+/g, ' ')
  let from = 0
  for (const line of steps.flatMap(({ title, line }) => [title, line])) {
    const at = read.indexOf(line, from)
    expect(at, line).toBeGreaterThanOrEqual(from)
    from = at + line.length
  }
}

async function store(
  site: Site,
  parent: Parent,
  { counted, extra, language }: { counted: readonly number[]; extra: OptionalAnswers; language: Language },
): Promise<string> {
  const responses = plainWords.items.map(({ id: questionId, concernAnswer }) => {
    return { questionId, answer: counted.includes(questionId) === (concernAnswer === 'yes') ? 'yes' : 'no' }
  })
  const birthMonth = addMonths(indiaMonth(Date.now()), -22)
  const body = { responses, userId: parent.id, birthMonth, extra, language }
  const { assessment } = await ask<{ assessment: { id: string } }>(site, parent, '/functions/v1/analyze-autism-test', body)
  return assessment.id
}

async function ask<Answer>(site: Site, { accessToken }: Parent, path: string, body?: object): Promise<Answer> {
  const response = await fetch(site.url + path, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  expect(response.ok, `${path} answered ${response.status}`).toBe(true)
  return (await response.json()) as Answer
}
