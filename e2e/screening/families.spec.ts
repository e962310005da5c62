/**
 * Complete journeys of families, each in its language: from the first question to a plan, a printed report and a
 * mail, to the deletion of the account.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Language } from '@ankur/content'
import { addMonths, indiaMonth, plainWords } from '@ankur/screening'
import { expect, readToTheEnd, sessionOf, signIn, signUp, test, type Parent } from '../fixtures.ts'
import { printedSheets } from '../printed-sheets.ts'
import type { Site } from '../site.ts'
import { limitSpeed, writeVideo } from './videos.ts'

const spoken = ['accounts/your-data', 'app/dashboard', 'children/children', 'reports/reports', 'uploads/uploads']
const alsoSpoken = ['advice', 'follow-up', 'questions', 'results', 'screening'].map((file) => `screening/${file}`)

/** Message lookup for a language: `say('plan', 'district')`. */
async function speaker(language: Language) {
  const files = [...spoken, ...alsoSpoken].map(
    (file) => import(`@ankur/content/words/${language}/${file}`) as Promise<Record<string, Record<string, string>>>,
  )
  const known = new Map((await Promise.all(files)).flatMap(Object.entries<Record<string, string>>))
  return (namespace: string, key: string) => {
    const message = known.get(namespace)?.[key]
    if (message === undefined) throw new Error(`${namespace} has no ${key}`)
    return message
  }
}

/** The option chosen at each follow-up question; null for 'None of these'. */
type Choices = Readonly<Record<string, string | null>>

interface Journey {
  readonly name: string
  readonly language: Language
  readonly months: number
  /** The items that count. */
  readonly counted: readonly number[]
  readonly choices: Choices
  /** The headline of the final summary, by its key in the advice messages. */
  readonly headline: string
  /** An open step, by its key. */
  readonly step: string
  /** True if a step then needs the district. */
  readonly goesSomewhere?: true
  /** True if the connection drops twice during the upload. */
  readonly sendsVideo?: true
}

const journeys: readonly Journey[] = [
  { name: 'Asha', language: 'hi', months: 20, counted: [], choices: {}, headline: 'headline_few', step: 'step_play' },
  {
    name: 'Bina',
    language: 'pa',
    months: 26,
    counted: [7, 9, 11],
    choices: { '7.how': 'points', '7.purpose': 'also_show', '9.brings': 'flower', '9.purpose': 'also_show', '11.what': 'back' },
    headline: 'headline_few',
    step: 'step_next_visit',
  },
  {
    name: 'Chand',
    language: 'en',
    months: 22,
    counted: [7, 9, 11],
    choices: { '7.how': null, '9.brings': null, '11.what': 'toy' },
    headline: 'headline_some',
    step: 'step_deic',
    goesSomewhere: true,
  },
  {
    name: 'Deepa',
    language: 'hi',
    months: 28,
    counted: [1, 3, 4, 6, 7, 8, 9, 10, 11, 14],
    choices: {},
    headline: 'headline_many',
    step: 'step_deic',
    goesSomewhere: true,
    sendsVideo: true,
  },
]

for (const journey of journeys) {
  const { name, language, counted } = journey
  test(`${name} answers in ${language}, ${counted.length} answers count, and the family gets a plan, a printed report and a mail`, async ({
    page,
    site,
  }, info) => {
    test.setTimeout(120_000)
    const parent = await signUp(site, name)
    await signIn(site, page, parent)
    await page.evaluate((chosen) => localStorage.setItem('ankur-language', chosen), language)
    await answerQuestions(page, journey)
    if (journey.sendsVideo) await sendVideo(page, journey, await writeVideo(info.outputPath('play.mp4'), 4))
    else await page.getByRole('button', { name: (await speaker(language))('questions', 'skip'), exact: true }).click()
    await expect(page).toHaveURL(/results\?id=/)
    if (Object.keys(journey.choices).length > 0) await answerFollowUp(page, journey)
    await exportEverything(page, site, parent, journey)
    await deleteAccount(page, site, parent, journey)
  })
}

async function answerQuestions(page: Page, { language, months, counted }: Journey): Promise<void> {
  const say = await speaker(language)
  const born = addMonths(indiaMonth(Date.now()), -months)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: say('children', 'add') }).click()
  const child = page.getByRole('form', { name: say('childForm', 'add_title') })
  await child.getByLabel(say('children', 'birth_month'), { exact: true }).selectOption(born.slice(5))
  await child.getByLabel(say('children', 'birth_year')).selectOption(born.slice(0, 4))
  await child.getByRole('button', { name: say('childForm', 'save') }).click()
  await expect(page.locator('.child-choice__one')).toBeVisible()
  await page.getByRole('link', { name: say('dashboard', 'begin') }).click()
  for (const { id, concernAnswer } of plainWords.items) {
    await page.waitForURL(new RegExp(`/autism-test/question/${id}$`))
    const answer = counted.includes(id) === (concernAnswer === 'yes') ? 'yes' : 'no'
    await page.getByRole('button', { name: say('screening', answer), exact: true }).click()
  }
  await expect(page).toHaveURL('/autism-test/upload-video')
}

async function sendVideo(page: Page, { language }: Journey, file: string): Promise<void> {
  const say = await speaker(language)
  await page.getByText(say('questions', 'video_title')).click()
  await page.getByLabel(say('uploads', 'consent')).check()
  await page.getByLabel(say('uploads', 'choose')).setInputFiles(file)
  await limitSpeed(page)
  await page.getByRole('button', { name: say('uploads', 'upload') }).click()
  const bar = page.getByRole('progressbar', { name: say('uploads', 'progress') })
  for (const megabytes of [0.5, 2]) {
    await expect.poll(async () => Number(await bar.getAttribute('value')) / 1024 / 1024).toBeGreaterThan(megabytes)
    await page.context().setOffline(true)
    await expect(page.getByText(say('uploads', 'waiting'))).toBeVisible()
    await page.context().setOffline(false)
    await limitSpeed(page)
  }
  await expect(page.getByText(say('uploads', 'done'))).toBeVisible({ timeout: 60_000 })
}

async function answerFollowUp(page: Page, { language, choices }: Journey): Promise<void> {
  const say = await speaker(language)
  await page.getByRole('link', { name: say('screening', 'next_follow_up') }).click()
  for (const [question, choice] of Object.entries(choices)) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('followUpQuestions', question))
    const several = await page.getByRole('checkbox').count()
    if (several === 0) {
      await page.getByRole('button', { name: say('followUpQuestions', `${question}.${choice}`), exact: true }).click()
      continue
    }
    const marked = choice === null ? say('followUp', 'none') : say('followUpQuestions', `${question}.${choice}`)
    await page.getByRole('checkbox', { name: marked, exact: true }).check()
    await page.getByRole('button', { name: say('screening', 'next'), exact: true }).click()
  }
  await page.getByRole('button', { name: say('followUp', 'end_open') }).click()
  await expect(page).toHaveURL(/results\?id=/)
}

async function exportEverything(
  page: Page,
  site: Site,
  parent: Parent,
  { language, headline, step, goesSomewhere }: Journey,
): Promise<void> {
  const say = await speaker(language)
  await expect(page.getByRole('heading', { level: 1, name: say('advice', headline) })).toBeVisible()
  await readToTheEnd(page)
  if (goesSomewhere) await page.getByLabel(say('results', 'district')).selectOption('ludhiana')
  await expect(page.getByRole('heading', { name: say('advice', step) })).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: say('reports', 'file_get'), exact: true }).click()
  const [family, doctor] = await printedSheets(readFileSync(await (await downloading).path()))
  expect(family).not.toBe('')
  expect(doctor).toContain('Developmental screening: parent report')

  await page.getByRole('button', { name: say('reports', 'send'), exact: true }).click()
  await page.getByLabel(say('reports', 'email_label')).fill(parent.email)
  await page.getByRole('button', { name: say('reports', 'email_send') }).click()
  await expect(page.getByText(say('reports', 'email_sent_title')).first()).toBeVisible()
  expect((await site.mail(parent.email)).at(-1)?.attachments).toMatchObject([{ contentType: 'application/pdf' }])
}

/** Afterwards the server knows no account with this address, and has no mail to it. */
async function deleteAccount(page: Page, site: Site, parent: Parent, { language }: Journey): Promise<void> {
  const say = await speaker(language)
  await page.goto('/account')
  await page.getByRole('button', { name: say('yourData', 'delete'), exact: true }).click()
  await page.locator('input[type=password]').fill(parent.password)
  await page.getByRole('button', { name: say('yourData', 'delete'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('yourData', 'ask_yes') })
    .click()
  await expect(page.getByRole('status').filter({ hasText: say('yourData', 'deleted') })).toBeVisible()
  await expect(sessionOf(site, parent)).rejects.toThrow('Invalid login credentials')
  expect(await site.mail(parent.email)).toEqual([])
}
