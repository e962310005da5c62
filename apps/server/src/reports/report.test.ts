import { type AnalyzeResponse, type ItemId, screeningLanguages } from '@ankur/screening'
import { talk } from '@ankur/screening/analysis/behaviours'
import type { Paper } from '@ankur/screening/report/document'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { type Family, responsesCounting, signedIn, signedUp } from '../screening/test-family.ts'
import { reportWords } from './report-words.ts'
import { drawnText, pageCount, spokenText } from '../platform/pdf/test-paper.ts'

const now = '2026-03-14T09:00:00Z'
const many: ItemId[] = [1, 2, 6, 7, 9, 10, 14, 16, 19]

async function stored(family: Family, counted: ItemId[], extra: object = {}): Promise<string> {
  const answer = await family.analyze({ responses: responsesCounting(...counted), birthMonth: '2024-09', extra })
  return answer.json<AnalyzeResponse>().assessment.id
}

test('the file holds a page for the family and one in English for a doctor, with age, count and all twenty answers', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signedUp(createApp(platform), 'asha@example.org')
  const id = await stored(asha, many, { weeksEarly: 8, worried: true })

  const answer = await asha.get(`/api/assessments/${id}/report.pdf?language=en&district=ludhiana`)

  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="ankur-2026-03-14.pdf"',
    'cache-control': 'no-store',
  })
  expect(await pageCount(answer.rawPayload)).toBe(2)
  const family = await drawnText(answer.rawPayload, 0)
  expect(family).toContain('Many signs: please see a child doctor soon')
  expect(family).toContain('Ask for a visit in the next 2 weeks.')
  expect(family).toContain('Where: Ludhiana; Civil Hospital, Ludhiana; District hospital.')
  for (const item of many) expect(family).toContain(talk[item]?.en)
  const doctor = await drawnText(answer.rawPayload, 1)
  expect(doctor).toContain('based on the research behind the M-CHAT-R. It is not the official M-CHAT-R')
  expect(doctor).toContain('Born in September 2024. Calendar age on that day 18 months.')
  expect(doctor).toContain('From the due date the age is about 16 months.')
  expect(doctor).toContain('Total 9 of 20.')
  expect(doctor).toContain('A parent, or someone close, is worried.')
  expect(doctor).toMatch(/1 You point to something far away .* No counts/)
  expect(doctor).toMatch(/20 Does your child have fun being moved about\? Yes/)
  expect(doctor).toContain('Notes')
})

test.for(screeningLanguages)('in %s the family page can be copied and read aloud as it is written', async (language) => {
  await using platform = await testPlatform({ now })
  const asha = await signedUp(createApp(platform), 'asha@example.org')
  const id = await stored(asha, many)
  const file = await asha.get(`/api/assessments/${id}/report.pdf?language=${language}`)
  const spoken = language === 'en' ? await drawnText(file.rawPayload, 0) : spokenText(file.rawPayload)
  const words = reportWords(language)
  const said = [words.report_title, words.see_doctor, words.can_text, ...many.map((item) => talk[item]?.[language] ?? '')]
  for (const sentence of said) expect(spoken).toContain(sentence)
  expect(await pageCount(file.rawPayload)).toBe(2)
})

test('while the follow-up is due no page names, places or counts a band', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signedUp(createApp(platform), 'asha@example.org')
  const id = await stored(asha, [7, 9, 11])
  const paper = async () => (await asha.get(`/api/assessments/${id}/report?language=en`)).json<Paper>()
  const bands = /likelihood|\bcounted\b|Total \d|\bof 20\b|counts"/
  const due = await paper()
  expect(JSON.stringify(due)).not.toMatch(bands)
  expect(due.pages[0]?.blocks[0]).toEqual({ kind: 'lead', text: 'Some signs: a few more questions' })
  expect(JSON.stringify(due)).toContain('You can answer them until 28 March 2026.')
  expect(JSON.stringify(due)).toContain('The follow-up questions are not answered yet')

  platform.clock.advance(15 * 24 * 60 * 60_000)
  const late = await signedIn(createApp(platform), 'asha@example.org')
  const expired = (await late.get(`/api/assessments/${id}/report?language=en`)).json<Paper>()
  expect(expired.pages[0]?.blocks[0]).toMatchObject({ text: reportWords('en').follow_up_expired })
  expect(JSON.stringify(expired)).not.toMatch(bands)
})

test('who answered stands on the page for a doctor, once the family has said it', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signedUp(createApp(platform), 'asha@example.org')
  const id = await stored(asha, [7])
  const doctor = async () => JSON.stringify((await asha.get(`/api/assessments/${id}/report?language=pa`)).json<Paper>().pages[1])
  expect(await doctor()).not.toContain('Answered by')
  await asha.put(`/api/assessments/${id}/answered-by`, { answeredBy: 'mother' })
  expect(await doctor()).toContain('Answered by the mother.')
})

test('after the follow-up both pages say what still counts, and no scale shows the number that no longer holds', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signedUp(createApp(platform), 'asha@example.org')
  const id = await stored(asha, [7, 9, 11])
  const answers = [
    { question: '7.how', chosen: [] },
    { question: '9.brings', chosen: ['flower'] },
    { question: '9.purpose', chosen: ['unknown'] },
    { question: '11.what', chosen: ['back'] },
  ]
  const done = await asha.send({ method: 'POST', url: `/api/assessments/${id}/follow-up`, payload: { answers } })
  expect(done.json()).toMatchObject({ outcome: 'see_doctor', remaining: 2 })

  const [family, doctor] = (await asha.get(`/api/assessments/${id}/report`)).json<Paper>().pages
  expect(family?.blocks[0]).toEqual({ kind: 'lead', text: 'Some signs: please see a child doctor' })
  expect(family?.blocks.some(({ kind }) => kind === 'boxes')).toBe(false)
  expect(JSON.stringify(family)).toContain('After the follow-up questions, 2 of them still count.')
  const rows = doctor?.blocks.find(({ kind }) => kind === 'rows')
  const remarks =
    rows?.kind === 'rows' ? rows.items.filter(({ remark }) => remark).map(({ number, remark }) => [number, remark]) : []
  expect(remarks).toEqual([
    [7, 'still counts'],
    [9, 'still counts'],
    [11, 'no longer'],
  ])
  expect(JSON.stringify(doctor)).toContain('Of 3 items, 2 still count.')
})

test("a report of another family's assessment, of a deleted one, or without a session is not there", async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signedUp(app, 'asha@example.org')
  const ravi = await signedUp(app, 'ravi@example.org')
  const id = await stored(asha, many)
  for (const path of ['report', 'report.pdf', 'email', 'share']) {
    const url = `/api/assessments/${id}/${path}`
    expect((await ravi.get(url)).statusCode, path).toBe(404)
    expect((await app.inject({ method: 'GET', url })).statusCode, path).toBe(401)
    expect((await asha.get(`/api/assessments/not-an-id/${path}`)).statusCode, path).toBe(404)
  }
  expect((await asha.get(`/api/assessments/${id}/report?language=ta`)).statusCode).toBe(422)
  await asha.delete(`/api/assessments/${id}`)
  expect((await asha.get(`/api/assessments/${id}/report.pdf`)).statusCode).toBe(404)
})

test('what is deleted while its report is drawn is not handed out, and not mailed', async () => {
  await using base = await testPlatform({ now })
  let family: Family | null = null
  let id = ''
  const pdf = {
    ...base.pdf,
    async make(paper: Paper) {
      const file = await base.pdf.make(paper)
      await family?.delete(`/api/assessments/${id}`)
      return file
    },
  }
  family = await signedUp(createApp({ ...base, pdf }), 'asha@example.org')
  id = await stored(family, many)
  const file = await family.get(`/api/assessments/${id}/report.pdf`)
  expect(file.statusCode).toBe(404)
  expect(file.json()).toMatchObject({ error: { code: 'not_found' } })

  id = await stored(family, many)
  const url = `/api/assessments/${id}/email`
  const mail = await family.send({ method: 'POST', url, payload: { email: 'doctor@example.org' } })
  expect(mail.statusCode).toBe(404)
  expect(await base.db.query(`select from outbox where recipient = 'doctor@example.org'`)).toEqual([])
  expect(await base.db.query('select from report_mails')).toEqual([])
})
