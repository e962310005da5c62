/** The advice of one result wherever a family reads it: page, PDF, mail, shared link, written part. */
import {
  type AdviceWords,
  type AnalyzeResponse,
  type Language,
  type AdviceText,
  writeAdviceText,
  screeningLanguages,
  type StoredAssessment,
} from '@ankur/screening'
import { districts } from '@ankur/content/districts'
import { adviceWords } from '@ankur/screening/texts/every-language'
import type { BlockOf, Paper, PaperPage } from '@ankur/screening/report/document'
import type { NewShare, SharedReport } from '@ankur/screening/report/contract'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { drawPaper } from '../platform/pdf/draw-paper.ts'
import { drawnText, spokenText } from '../platform/pdf/test-paper.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { type Family, responsesCounting, signUpFamily } from '../screening/test-family.ts'

const now = '2026-03-14T09:00:00Z'

test('page, PDF, mail, shared link and written part give the same steps in the same words and order, in every language', async () => {
  await using platform = await testPlatform({ now })
  // Drawn here: the thread for PDF files steps back on a busy machine, and a request ends after a while.
  const pdf = { ...platform.pdf, make: draw }
  const asha = await signUpFamily(createApp({ ...platform, pdf }), 'asha@example.org')
  for (const language of screeningLanguages)
    for (const urgency of ['two_weeks', 'today'] as const) await check(asha, language, urgency)
})

const given = {
  two_weeks: {
    responses: responsesCounting(1, 2, 6, 7, 9, 10, 14, 16),
    extra: { worried: true, siblingAutistic: true, weeksEarly: 6 },
  },
  today: { responses: responsesCounting(10, 13), extra: { worried: true, lostSkills: true, lostWhat: ['movement'] } },
} as const

async function check(asha: Family, language: Language, urgency: keyof typeof given): Promise<void> {
  const answer = await asha.analyze({ ...given[urgency], birthMonth: '2024-09', language } as object)
  const { analysis, assessment } = answer.json<AnalyzeResponse>()
  expect(assessment.advice.urgency).toBe(urgency)
  const stored = (await asha.get(`/api/assessments/${assessment.id}`)).json<StoredAssessment>()
  // What the page shows; it names the steps by their ids.
  const advice = writeAdviceText(stored, adviceWords[language] as AdviceWords, language)
  const ids = advice.steps.map(({ id }) => id)
  expect(ids).toEqual(assessment.advice.steps)
  const lines = linesOf(advice)
  expectInOrder(analysis, lines, `${language}, written part`)

  const address = `/api/assessments/${assessment.id}/report?language=${language}&district=ludhiana`
  const paper = (await asha.get(address)).json<Paper>()
  const rows = stepsOf(paper.pages[0])
  expect(rows.map(({ title }) => title)).toEqual(advice.steps.map(({ title }) => title))
  // The place of the chosen district too.
  expect(rows[0]?.aside?.title).toBe(districts.find(({ id }) => id === 'ludhiana')?.names[language])
  expect(stepsOf((await shared(asha, assessment.id))[language].pages[0])).toEqual(rows)

  const file = await draw(paper)
  // Where glyphs are in another order than letters, the file has the text beside them.
  const onPaper = [await drawnText(file, 0), spokenText(file)]
  for (const line of lines)
    expect(
      onPaper.some((text) => text.includes(line)),
      `${language}, PDF: "${line}"`,
    ).toBe(true)
  expectInOrder(await mailed(asha, assessment.id, language), lines, `${language}, mail`)
}

async function draw(paper: Paper): Promise<Buffer> {
  return Buffer.from(await drawPaper(paper, new Date(now)))
}

/** Headline and sentences, then title and line of every step. */
function linesOf({ headline, sentences, steps }: AdviceText): string[] {
  return [headline, ...sentences, ...steps.flatMap(({ title, line }) => [title, line])]
}

function expectInOrder(text: string, lines: readonly string[], where: string): void {
  const read = text.replace(/\s+/g, ' ')
  let from = 0
  for (const line of lines) {
    const at = read.indexOf(line, from)
    expect(at, `${where}: "${line}" in its place`).toBeGreaterThanOrEqual(from)
    from = at + line.length
  }
}

async function mailed(asha: Family, id: string, language: Language): Promise<string> {
  const email = `${id}@example.org`
  const sent = await asha.send({ method: 'POST', url: `/api/assessments/${id}/email`, payload: { email, language } })
  expect(sent.statusCode).toBe(202)
  const headers = { accept: 'application/json', host: 'localhost:3000' }
  const [mail] = (await asha.send({ method: 'GET', url: `/dev/mailbox?to=${email}`, headers })).json<{ text: string }[]>()
  return mail?.text ?? ''
}

async function shared(asha: Family, id: string): Promise<SharedReport['papers']> {
  const made = await asha.send({ method: 'POST', url: `/api/assessments/${id}/share`, payload: { district: 'ludhiana' } })
  const token = new URL(made.json<NewShare>().url).hash.slice(1)
  return (await asha.send({ method: 'POST', url: '/api/shared', payload: { token } })).json<SharedReport>().papers
}

function stepsOf(page: PaperPage | undefined): BlockOf<'steps'>['items'] {
  return page?.blocks.find((block): block is BlockOf<'steps'> => block.kind === 'steps')?.items ?? []
}
