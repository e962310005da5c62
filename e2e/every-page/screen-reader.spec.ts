/**
 * What a screen reader announces on seven pages in three languages, stop by stop:
 * `screen-reader/<language>/<page>.txt`. After a change of a page, review the difference and update the files with
 * `npm run screen-reader -- -u`.
 */
import { languages, type Language } from '@ankur/content'
import { addMonths, indiaMonth } from '@ankur/screening'
import type { Page } from '@playwright/test'
import { expect, readToTheEnd, screening, signIn, signUp, test, type Parent } from '../fixtures.ts'
import type { Site } from '../site.ts'
import { spoken } from './spoken.ts'

interface SpokenPage {
  readonly path: string
  readonly kept?: Readonly<Record<string, string>>
  readonly ready: string
  readonly toTheEnd?: boolean
}

async function listen(
  page: Page,
  language: Language,
  name: string,
  { path, kept = {}, ready, toTheEnd }: SpokenPage,
): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate((all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)), {
    'ankur-language': language,
    ...kept,
  })
  await page.goto(path)
  await expect(page.locator(ready).first()).toBeVisible()
  if (toTheEnd) await readToTheEnd(page)
  await page.waitForLoadState('networkidle')
  expect.soft(sameEachRun(await spoken(page))).toMatchSnapshot([language, `${name}.txt`])
}

/** Dates and addresses differ from run to run; the sentences around them do not. */
function sameEachRun(text: string): string {
  const days = languages.flatMap((language) =>
    [-1, 0, 1, 13, 14, 15].flatMap((days) =>
      (['long', 'medium'] as const).map((dateStyle) =>
        new Intl.DateTimeFormat(`${language}-IN`, { dateStyle, timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000),
      ),
    ),
  )
  return days.reduce((rest, day) => rest.replaceAll(day, '(a day)'), text.replace(/\S+@example\.org/g, '(an address)'))
}

for (const language of languages) {
  test(`screen reader transcripts of seven pages: ${language}`, async ({ page, site }) => {
    await listen(page, language, 'sign-up', { path: '/sign-up', ready: '#fullName' })
    await listen(page, language, 'talk-board', { path: '/talk', ready: '[role=group] button' })
    await listen(page, language, 'game', {
      path: '/games/number-stacking',
      kept: { 'ankur-progress': JSON.stringify({ games: { number_stacking: { level: 1, seed: 2 } } }) },
      ready: '[data-stop]',
    })
    await listen(page, language, 'editor', { path: '/create', ready: '[role=tabpanel] button' })
    const parent = await signUp(site)
    await signIn(site, page, parent)
    await listen(page, language, 'question', { path: '/autism-test/question/1', ready: '.answers__choice' })
    const id = await middle(site, parent)
    await listen(page, language, 'follow-up', { path: `/autism-test/follow-up/${id}`, ready: '.follow-up__was' })
    await listen(page, language, 'result', { path: `/autism-test/results?id=${id}`, ready: 'main h1', toTheEnd: true })
  })
}

/** A medium-risk total for a child of 22 months. */
async function middle(site: Site, parent: Parent): Promise<string> {
  const id = await screening(site, parent, [7, 9, 11])
  const answered = await fetch(`${site.url}/api/assessments/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${parent.accessToken}` },
    body: JSON.stringify({ birthMonth: addMonths(indiaMonth(Date.now()), -22) }),
  })
  expect(answered.ok).toBe(true)
  return id
}
