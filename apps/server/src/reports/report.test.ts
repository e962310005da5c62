import {
  type AnalyzeResponse,
  type ChildList,
  type ItemId,
  writeAdviceText,
  screeningLanguages,
  type StoredAssessment,
} from '@ankur/screening'
import { adviceWords } from '@ankur/screening/texts/every-language'
import { shortTerms } from '@ankur/screening/report/doctor-words'
import { talk } from '@ankur/screening/analysis/item-lines'
import type { Paper } from '@ankur/screening/report/document'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { type Family, responsesCounting, signInFamily, signUpFamily } from '../screening/test-family.ts'
import { reportWords } from './report-of.ts'
import { drawnText, pageCount, spokenText } from '../platform/pdf/test-paper.ts'

const now = '2026-03-14T09:00:00Z'
const many: ItemId[] = [1, 2, 6, 7, 9, 10, 14, 16, 19]
/** The first five items by group. */
const talkedAbout: ItemId[] = [1, 7, 9, 16, 6]

async function stored(family: Family, counted: ItemId[], extra: object = {}): Promise<string> {
  const answer = await family.analyze({ responses: responsesCounting(...counted), birthMonth: '2024-09', extra })
  return answer.json<AnalyzeResponse>().assessment.id
}

test('the file has a page for the family and one in English for a doctor, with age, count and all twenty answers', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const id = await stored(asha, many, { weeksEarly: 8, worried: true })

  const answer = await asha.get(`/api/assessments/${id}/report.pdf?language=en&district=ludhiana`)

  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="ankur-report-2026-03-14.pdf"',
    'cache-control': 'no-store',
  })
  expect(await pageCount(answer.rawPayload)).toBe(2)
  const family = await drawnText(answer.rawPayload, 0)
  expect(family).toContain('Many signs: please see a child doctor soon')
  expect(family).toContain('By 28 March, see a child specialist (paediatrician)')
  expect(family).toContain('Say this too: You are worried. Your child was born 8 weeks early.')
  expect(family).toContain('Ludhiana')
  expect(family).toContain('Go to a hospital today, or call 112 or 108')
  for (const item of talkedAbout) expect(family).toContain(talk[item]?.en)
  const doctor = await drawnText(answer.rawPayload, 1)
  for (const part of [
    'not the official M-CHAT-R/F',
    'September 2024',
    '18 months (form range 16-30)',
    '8 weeks. Corrected age about 16 months. Counted by calendar age.',
    '8 or more of 20: published rule is direct referral',
    '8-20 high: 9 of 20 at stage 1',
    'Parental concern reported',
    'Autistic sibling Not answered',
    'Not asked by this form',
    'Name, registration no.',
  ])
    expect(doctor).toContain(part)
  for (const term of Object.values(shortTerms)) expect(doctor).toContain(term)
  // The widest number fits on one line.
  expect(doctor).toMatch(/\b12\* Upset by everyday noise/)
})

test.for(screeningLanguages)('in %s the text of the family page is correct for copying and screen readers', async (language) => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const id = await stored(asha, many)
  const file = await asha.get(`/api/assessments/${id}/report.pdf?language=${language}`)
  const spoken = language === 'en' ? await drawnText(file.rawPayload, 0) : spokenText(file.rawPayload)
  const assessment = (await asha.get(`/api/assessments/${id}`)).json<StoredAssessment>()
  const { headline, sentences, steps, cannotSay } = writeAdviceText(assessment, adviceWords[language], language)
  const title = reportWords(language).report_title
  const expected = [title, headline, ...sentences, cannotSay, ...steps.map((step) => step.line)]
  for (const sentence of expected) expect(spoken).toContain(sentence)
  expect(await pageCount(file.rawPayload)).toBe(2)
})

test('there is no report while the follow-up is due, and after it closed a report without a count', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const id = await stored(asha, [7, 9, 11])
  for (const path of ['report', 'report.pdf']) {
    const due = await asha.get(`/api/assessments/${id}/${path}`)
    expect(due.statusCode).toBe(409)
    expect(due.json().error.code).toBe('report_not_yet')
  }
  for (const [path, payload] of [
    ['email', { email: 'doctor@example.org' }],
    ['share', {}],
  ] as const) {
    const url = `/api/assessments/${id}/${path}`
    expect((await asha.send({ method: 'POST', url, payload })).statusCode).toBe(409)
  }

  platform.clock.advance(15 * 24 * 60 * 60_000)
  const late = await signInFamily(createApp(platform), 'asha@example.org')
  const [family, doctor] = (await late.get(`/api/assessments/${id}/report?language=en`)).json<Paper>().pages
  expect(family?.blocks[0]).toMatchObject({ kind: 'card', title: adviceWords.en.headline_expired })
  expect(JSON.stringify(family)).not.toMatch(/likelihood|of your 20/)
  expect(JSON.stringify(doctor)).toContain('Follow-up not finished: items 3-7 band not resolved')
  expect(JSON.stringify(doctor)).not.toContain('at stage 1"')
})

test('the paper and its file name contain the child’s name, or the paper has a line for it', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const id = await stored(asha, [7])
  const [child] = (await asha.get('/api/children')).json().items
  await asha.put(`/api/children/${child.id}`, { nickname: 'गुरलीन कौर', birthMonth: '2024-09' })
  const named = async (query: string) => {
    const file = await asha.get(`/api/assessments/${id}/report.pdf?language=hi${query}`)
    const paper = (await asha.get(`/api/assessments/${id}/report?language=hi${query}`)).json<Paper>()
    return { header: file.headers['content-disposition'], names: paper.pages.map(({ facts }) => facts[0]?.value) }
  }
  const shown = await named('')
  expect(shown.names).toEqual(['गुरलीन कौर', 'गुरलीन कौर'])
  expect(shown.header).toContain(`filename*=UTF-8''${encodeURIComponent('ankur-गुरलीन-कौर-2026-03-14.pdf')}`)
  const blank = await named('&name=blank')
  expect(blank.names).toEqual([null, null])
  expect(blank.header).toBe('attachment; filename="ankur-report-2026-03-14.pdf"')
})

test.for([
  ['of one name', 'Gurleen', '', 'Gurleen'],
  ['without a name', null, '', 'child'],
  ['whose name is left blank', 'Gurleen', '?name=blank', 'child'],
] as const)(
  'the papers of two children %s, screened on one day, have different file names',
  async ([, nickname, query, fileLabel]) => {
    await using platform = await testPlatform({ now })
    const asha = await signUpFamily(createApp(platform), 'asha@example.org')
    const payload = { nickname, birthMonth: '2024-09' }
    await asha.send({ method: 'POST', url: '/api/children', payload })
    platform.clock.advance(1000)
    await asha.send({ method: 'POST', url: '/api/children', payload })
    const headers: unknown[] = []
    for (const { id: childId } of (await asha.get('/api/children')).json<ChildList>().items) {
      const { assessment } = (await asha.analyze({ childId })).json<AnalyzeResponse>()
      headers.push((await asha.get(`/api/assessments/${assessment.id}/report.pdf${query}`)).headers['content-disposition'])
    }
    const named = (n: number) => `attachment; filename="ankur-${fileLabel}-${n}-2026-03-14.pdf"`
    expect(headers).toEqual([named(1), named(2)])
  },
)

test('a name in a script without font gets a line to write on, and a district of older answers is not printed', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const id = await stored(asha, many)
  const [child] = (await asha.get('/api/children')).json<ChildList>().items
  await asha.put(`/api/children/${child?.id}`, { nickname: 'குர்லீன்', birthMonth: '2024-09' })
  const file = await asha.get(`/api/assessments/${id}/report.pdf?language=en&district=a-district-of-before`)
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-disposition']).toContain(encodeURIComponent('குர்லீன்'))
  const drawn = await drawnText(file.rawPayload, 0)
  expect(drawn).not.toMatch(/[^\p{Script=Latin}\p{Script=Common}]/u)
  expect(drawn).not.toContain('a-district-of-before')
})

test('the file name contains the date in India', async () => {
  await using platform = await testPlatform({ now: '2026-03-14T18:30:00Z' })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const id = await stored(asha, [7])
  const file = await asha.get(`/api/assessments/${id}/report.pdf`)
  expect(file.headers['content-disposition']).toContain('ankur-report-2026-03-15.pdf')
})

test('the doctor’s page states who answered, if the family has entered it', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const id = await stored(asha, [7])
  const doctor = async () => JSON.stringify((await asha.get(`/api/assessments/${id}/report?language=pa`)).json<Paper>().pages[1])
  expect(await doctor()).not.toContain('mother')
  await asha.put(`/api/assessments/${id}/answered-by`, { answeredBy: 'mother' })
  expect(await doctor()).toContain('14 March 2026, mother')
})

test('after the follow-up both pages show the new result, and no scale shows the outdated number', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
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
  expect(family?.blocks[0]).toMatchObject({ kind: 'card', title: 'Some signs: please see a child doctor' })
  expect(JSON.stringify(family)).toContain('After the follow-up questions, 2 answers still count.')
  const items = doctor?.blocks.find((block) => block.kind === 'items')
  const marked = items?.items.filter(({ first }) => first).map(({ number, after, strong }) => [number, after, strong])
  expect(marked).toEqual([
    ['7', 'still counts', true],
    ['9', 'still counts', true],
    ['11', 'cleared', false],
  ])
  expect(JSON.stringify(doctor)).toContain('Meets the published referral rule: 2 items still count after follow-up (2 or more)')
})

test("a report of another family's or a deleted assessment gets 404, and without a session 401", async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const ravi = await signUpFamily(app, 'ravi@example.org')
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

test('an assessment deleted while its report is drawn is neither returned nor mailed', async () => {
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
  family = await signUpFamily(createApp({ ...base, pdf }), 'asha@example.org')
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

test('a paper may take longer to draw than other requests may take, as a file and in a mail', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const id = await stored(asha, many)
  const begun = Promise.withResolvers<void>()
  const drawn = Promise.withResolvers<Buffer>()
  let drawings = 0
  const make = () => {
    drawings += 1
    if (drawings === 2) begun.resolve()
    return drawn.promise
  }
  const hurried = createApp({ ...platform, pdf: { ...platform.pdf, make } }, { maxHandlingMs: 300 })
  hurried.get('/api/stuck', () => new Promise(() => {}))

  const paper = asha.on(hurried).get(`/api/assessments/${id}/report.pdf?language=en`)
  const payload = { email: 'doctor@example.org' }
  const mail = asha.on(hurried).send({ method: 'POST', url: `/api/assessments/${id}/email`, payload })
  await begun.promise
  expect((await hurried.inject('/api/stuck')).statusCode).toBe(504)
  drawn.resolve(Buffer.from('%PDF-'))

  expect((await paper).statusCode).toBe(200)
  expect((await mail).statusCode).toBe(202)
})
