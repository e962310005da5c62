/**
 * Measures the length of the screening pages on a phone and a laptop, in three languages, against the limits of the
 * design. Run by `npm run screens`; `-- DIRECTORY` saves a screenshot of each. It asserts nothing.
 */
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { addressIn, languages, type Language } from '@ankur/content'
import { addMonths, indiaMonth, plainWords, type OptionalAnswers } from '@ankur/screening'
import type { FollowUpReply } from '@ankur/screening/contract'
import { nextQuestion } from '@ankur/screening/follow-up'
import { flowsOf } from '@ankur/screening/follow-up/flows'
import { twentyBehaviours } from '@ankur/screening/item-keys'
import { theBrowser } from '../browser.ts'
import { sessionKey, sessionOf, signUp, type Parent } from '../fixtures.ts'
import { startSite, type Site } from '../site.ts'

const widths = [
  { width: 360, height: 616 },
  { width: 1280, height: 800 },
]
const pictures = process.argv[2]

interface Result {
  readonly name: string
  readonly counted: readonly number[]
  readonly extra?: OptionalAnswers
  readonly finishes?: boolean
  /** Pixels at 360 px width in English, and in Hindi and Punjabi, from the header to the link back. */
  readonly limit: readonly [number, number]
}

const results: readonly Result[] = [
  { name: 'few signs', counted: [], limit: [2200, 2500] },
  { name: 'many signs', counted: [1, 2, 3, 6, 7, 9, 10, 11, 14], extra: { worried: true, weeksEarly: 6 }, limit: [2200, 2500] },
  { name: 'some signs, followed up', counted: [7, 9, 11], extra: { worried: true }, finishes: true, limit: [2200, 2500] },
  { name: 'lost words, this week', counted: [7], extra: { lostSkills: true, lostWhat: ['words'] }, limit: [2300, 2500] },
  {
    name: 'lost words, every other question Yes',
    counted: [2, 13],
    extra: {
      lostSkills: true,
      lostWhat: ['words', 'gestures'],
      worried: true,
      siblingAutistic: true,
      weeksEarly: 12,
      hearingTested: 'loss',
    },
    limit: [2300, 2500],
  },
  { name: 'follow-up is due', counted: [7, 9, 11], limit: [2200, 2500] },
]

/** The design's limit for an article of 15 minutes at 360 px, with everything closed. */
const longestArticle = 4000

const site = await startSite()
try {
  const { executablePath, env, sandbox } = await theBrowser()
  const browser = await chromium.launch({ executablePath, chromiumSandbox: sandbox, env: { ...process.env, ...env } })
  const parent = await signUp(site, 'Manpreet')
  for (const result of results) await measureResult(browser, parent, result)
  for (const path of ['/', '/autism-test', '/autism-test/upload-video', '/dashboard']) await measurePage(browser, parent, path)
  for (const slug of writtenSlugs()) await measureArticle(browser, slug)
  await browser.close()
} finally {
  await site.close()
}

async function measureResult(browser: Browser, parent: Parent, result: Result): Promise<void> {
  const id = await store(site, parent, result)
  if (result.finishes) await finish(parent, id)
  for (const size of widths) {
    const heights: string[] = []
    for (const language of languages) {
      const page = await open(browser, parent, { size, language })
      await page.goto(`${site.url}/autism-test/results?id=${id}`)
      await page.locator('.headline').waitFor()
      await page.keyboard.press('End')
      await page.waitForFunction(() => ![...document.querySelectorAll('main .near')].some((near) => near.checkVisibility()))
      await page.keyboard.press('Home')
      const end = await page.locator('.results__back').evaluate((link) => link.getBoundingClientRect().bottom + scrollY)
      const limit = result.limit[language === 'en' ? 0 : 1]
      const over = size.width === 360 && end > limit ? ' OVER' : ''
      heights.push(`${language} ${Math.round(end)}${size.width === 360 ? ` of ${limit}` : ''}${over}`)
      await saveScreenshot(page, `result ${result.name}`, language)
      await page.context().close()
    }
    console.log(`result, ${result.name}, ${size.width} px wide: ${heights.join('; ')}`)
  }
}

async function measurePage(browser: Browser, parent: Parent, path: string): Promise<void> {
  for (const size of widths) {
    const heights: string[] = []
    for (const language of languages) {
      const page = await open(browser, path.length > 15 || path === '/dashboard' ? parent : null, { size, language })
      const isStatic = path === '/' || path === '/autism-test'
      await page.goto(`${site.url}${isStatic && language !== 'en' ? `/${language}` : ''}${path}`)
      await page.locator('h1').waitFor()
      await page.waitForLoadState('networkidle')
      const main = await page.locator('main').evaluate((part) => part.getBoundingClientRect().bottom + scrollY)
      heights.push(`${language} ${Math.round(main)}`)
      await saveScreenshot(page, `page ${path}`, language)
      await page.context().close()
    }
    console.log(`${path}, ${size.width} px wide: ${heights.join('; ')}`)
  }
}

async function measureArticle(browser: Browser, slug: string): Promise<void> {
  for (const size of widths) {
    const heights: string[] = []
    for (const language of languages) {
      const page = await open(browser, null, { size, language })
      await page.goto(`${site.url}${addressIn(`/blogs/${slug}`, language)}`)
      await page.locator('h1').waitFor()
      const main = Math.round(await page.locator('main').evaluate((part) => part.getBoundingClientRect().height))
      heights.push(`${language} ${main}${size.width === 360 && main > longestArticle ? ' OVER' : ''}`)
      await saveScreenshot(page, `article ${slug}`, language)
      await page.context().close()
    }
    console.log(`/blogs/${slug}, ${size.width} px wide, of ${longestArticle}: ${heights.join('; ')}`)
  }
}

function writtenSlugs(): readonly string[] {
  return readdirSync(join(import.meta.dirname, '../../packages/content/articles')).toSorted()
}

interface Look {
  readonly size: { readonly width: number; readonly height: number }
  readonly language: Language
}

async function open(browser: Browser, parent: Parent | null, { size, language }: Look): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = parent && JSON.stringify(await sessionOf(site, parent))
  await page.goto(`${site.url}/healthz`)
  await page.evaluate(
    ([key, kept, spoken, answers]) => {
      if (kept) localStorage.setItem(key, kept)
      localStorage.setItem('ankur-language', spoken)
      localStorage.setItem('ankur-district', 'ludhiana')
      localStorage.setItem('autism-test-responses', answers)
    },
    [sessionKey, session, language, JSON.stringify(answersOf([2, 7]))] as const,
  )
  return page
}

async function saveScreenshot(page: Page, name: string, language: Language): Promise<void> {
  if (pictures === undefined) return
  mkdirSync(pictures, { recursive: true })
  const width = page.viewportSize()?.width
  const file = join(pictures, `${name.replace(/[^a-z]+/g, '-')}-${width}-${language}`)
  await page.screenshot({ path: `${file}.png` })
  await page.screenshot({ path: `${file}-whole.png`, fullPage: true })
}

function answersOf(counted: readonly number[]) {
  return plainWords.items.map(({ id: questionId, concernAnswer }) => {
    return { questionId, answer: counted.includes(questionId) === (concernAnswer === 'yes') ? 'yes' : 'no' }
  })
}

async function store({ url }: Site, parent: Parent, { counted, extra }: Result): Promise<string> {
  const birthMonth = addMonths(indiaMonth(Date.now()), -22)
  const body = { responses: answersOf(counted), userId: parent.id, birthMonth, ...(extra && { extra }) }
  const { assessment } = await post<{ assessment: { id: string } }>(url, parent, '/functions/v1/analyze-autism-test', body)
  return assessment.id
}

/** Answers the follow-up so that every item still counts. */
async function finish(parent: Parent, id: string): Promise<void> {
  const path = `/api/assessments/${id}/follow-up`
  let reply = await post<FollowUpReply>(site.url, parent, path)
  while (!('analysis' in reply) && reply.state === 'pending') {
    const question = nextQuestion(reply.flows ?? flowsOf(twentyBehaviours, reply.items), reply.answers)
    if (!question) return
    const chosen = question.kind === 'one' ? [question.options.at(-1) ?? ''] : []
    reply = await post<FollowUpReply>(site.url, parent, path, { answers: [{ question: question.id, chosen }], language: 'en' })
  }
}

async function post<Answer>(url: string, parent: Parent, path: string, body?: object): Promise<Answer> {
  const { access_token: accessToken } = await sessionOf(site, parent)
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${accessToken}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}
