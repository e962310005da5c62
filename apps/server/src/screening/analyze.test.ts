import { randomUUID } from 'node:crypto'
import { analyzeResponseSchema, type AnalyzeResponse, type ItemId } from '@ankur/screening'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { responsesCounting, responsesExcept, signUpFamily } from './test-family.ts'

const now = '2026-03-14T09:00:00Z'
const many: ItemId[] = [1, 3, 7, 9, 10, 14, 15, 16, 18]

test('twenty answers are analysed and stored, and can be loaded', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')

  const response = await asha.analyze({ responses: responsesCounting(...many), birthMonth: '2024-09', extra: { worried: true } })

  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  const answered = analyzeResponseSchema.parse(response.json())
  // Checked exactly, because the response is not validated against its schema when it is sent.
  expect(response.json()).toEqual(answered)
  const { analysis, assessment } = answered
  expect(analysis).toContain('9 of your 20 answers are ones a doctor would want to ask about.')
  expect(assessment).toMatchObject({
    completed_at: '2026-03-14T09:00:00.000Z',
    total: 9,
    band: 'high',
    outcome: 'see_doctor',
    remaining: null,
    ageMonths: 18,
    ageApplies: true,
    birthMonth: '2024-09',
    rescreenMonth: null,
    instrument: { id: 'plain-words-20', version: '2026-11-draft-1', official: false },
    language: 'en',
    templateVersion: '14',
    extra: { worried: true },
  })
  expect(assessment.answers).toEqual(responsesCounting(...many))
  expect((await asha.get(`/api/assessments/${assessment.id}`)).json()).toEqual({ ...assessment, analysis })
})

test('a body with only the fields of the specification, answers and user, is accepted', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')

  const response = await asha.analyzeRaw({ responses: responsesCounting(), userId: asha.id })

  expect(response.json()).toMatchObject({
    assessment: { total: 0, outcome: 'few_signs', ageMonths: null, ageApplies: null, language: 'en', extra: {} },
  })
})

test('an incomplete test is refused with the missing items, and nothing is stored', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')

  const response = await asha.analyze({ responses: responsesExcept([7, 19]) })

  expect(response.statusCode).toBe(422)
  expect(response.json()).toMatchObject({ error: { code: 'incomplete_test', items: [7, 19] } })
  expect((await asha.analyze({ responses: [] })).json().error.items).toHaveLength(20)
  expect(await asha.assessments()).toEqual([])
})

test('wrong, duplicate and additional answers are refused as invalid', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const good = responsesCounting()
  const wrong: unknown[] = [
    [...good, good[2]],
    [...good.slice(1), good[2]],
    [...good, { questionId: 21, answer: 'yes' }],
    [...good.slice(1), { questionId: 1, answer: 'maybe' }],
    [...good.slice(1), { questionId: '1', answer: 'yes' }],
    { 1: 'yes' },
    'yes',
    null,
    undefined,
  ]

  for (const responses of wrong) {
    const response = await asha.analyzeRaw({ responses, userId: asha.id })
    expect(response.statusCode, JSON.stringify(responses)).toBe(422)
    expect(response.json()).toMatchObject({ error: { code: 'invalid_answers' } })
  }
  expect(await asha.assessments()).toEqual([])
})

test('invalid additional fields are refused by name', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const unreadable = [
    { birthMonth: '2026-04' },
    { birthMonth: '1990-01' },
    { birthMonth: '2024-13' },
    { attemptId: 'x' },
    { childId: 7 },
    { language: 'fr' },
    { extra: { worried: 'very' } },
    { extra: { weeksEarly: 2.5 } },
  ]

  for (const changes of unreadable) {
    const response = await asha.analyzeRaw({ responses: responsesCounting(), userId: asha.id, ...changes })
    expect(response.statusCode, JSON.stringify(changes)).toBe(422)
    const [field] = Object.keys(changes)
    expect(response.json().error).toMatchObject({ code: 'invalid_input', fields: [expect.stringContaining(field!)] })
  }
  expect((await asha.analyzeRaw({ responses: responsesCounting() })).json().error.fields).toEqual(['userId'])
  expect(await asha.assessments()).toEqual([])
})

test('a visitor is refused before the body is read, and answers for another account are refused', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const ravi = await signUpFamily(app, 'ravi@example.org')

  const visitor = await app.inject({ method: 'POST', url: '/functions/v1/analyze-autism-test', payload: { broken: true } })
  expect(visitor.statusCode).toBe(401)
  expect(visitor.json()).toMatchObject({ error: { code: 'no_session' } })

  const other = await asha.analyze({ userId: ravi.id })
  expect(other.statusCode).toBe(403)
  expect(other.json()).toMatchObject({ error: { code: 'wrong_user' } })
  expect(await ravi.assessments()).toEqual([])
})

test('broken JSON and more than 64 KB are refused', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const post = (payload: string) =>
    asha.send({
      method: 'POST',
      url: '/functions/v1/analyze-autism-test',
      payload,
      headers: { 'content-type': 'application/json' },
    })

  expect((await post('{"responses":[')).statusCode).toBe(400)
  for (const each of ['{},', '1,']) {
    const many = each.repeat(70_000 / each.length)
    expect((await post(`{"responses":[${many}1]}`)).statusCode, 'the time for wrong answers is limited').toBe(413)
  }
  expect((await post('[]')).statusCode).toBe(422)
  expect((await post('null')).statusCode).toBe(422)
})

test('repeating an attempt after a lost response returns the stored assessment', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const attemptId = randomUUID()
  const first = (await asha.analyze({ attemptId, birthMonth: '2024-09' })).json()

  // Another process on the same database, some minutes later.
  platform.clock.advance(5 * 60 * 1000)
  const restarted = createApp(platform)
  const second = await asha.on(restarted).analyze({ attemptId, birthMonth: '2024-09' })

  expect(second.json()).toEqual(first)
  expect(await asha.assessments()).toHaveLength(1)
})

test('ten concurrent requests of one attempt store one assessment', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const attemptId = randomUUID()

  const answers = await Promise.all(Array.from({ length: 10 }, () => asha.analyze({ attemptId })))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(new Set(answers.map((answer) => answer.json<AnalyzeResponse>().assessment.id)).size).toBe(1)
  expect(await asha.assessments()).toHaveLength(1)
})

test('concurrent requests of different families each store their own assessment', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const families = [await signUpFamily(app, 'asha@example.org'), await signUpFamily(app, 'ravi@example.org')]

  await Promise.all(families.map((family, n) => family.analyze({ responses: responsesCounting(...many.slice(0, n)) })))

  const totals = await Promise.all(families.map((family) => family.assessments()))
  expect(totals).toMatchObject([[{ total: 0 }], [{ total: 1 }]])
})

test('attempt ids are separate per family: an id used by another family is a new attempt', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const ravi = await signUpFamily(app, 'ravi@example.org')
  const attemptId = randomUUID()
  const hers = (await asha.analyze({ attemptId, responses: responsesCounting(...many) })).json<AnalyzeResponse>()

  const his = (await ravi.analyze({ attemptId })).json<AnalyzeResponse>()

  expect(his.assessment.id).not.toBe(hers.assessment.id)
  expect(his.assessment.total).toBe(0)
})

test('an eleventh analysis on one day is refused, a repeated attempt is not', async () => {
  await using platform = await testPlatform({ now, env: { RATE_LIMITS: 'on' } })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const attemptId = randomUUID()
  for (let n = 0; n < 10; n += 1) {
    const response = await asha.analyze(n === 0 ? { attemptId } : {})
    expect(response.statusCode).toBe(200)
  }

  const eleventh = await asha.analyze()
  expect(eleventh.statusCode).toBe(429)
  expect(eleventh.json()).toMatchObject({ error: { code: 'too_many_requests' } })
  expect(Number(eleventh.headers['retry-after'])).toBe(24 * 60 * 60)
  expect((await asha.analyze({ attemptId })).statusCode).toBe(200)
  expect(await asha.assessments()).toHaveLength(10)
})

test('if storing fails, the response says that nothing was stored, and nothing was', async () => {
  const lines: string[] = []
  await using platform = await testPlatform({ now, onLogLine: (line) => lines.push(line) })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  await platform.db.query('alter table assessments add constraint full_disk check (total < 0) not valid')

  const response = await asha.analyze({ birthMonth: '2024-09' })

  expect(response.statusCode).toBe(503)
  expect(response.json()).toMatchObject({ error: { code: 'analysis_unavailable' } })
  expect(await asha.assessments()).toEqual([])
  expect(await platform.db.query('select id from children')).toEqual([])
  expect(lines.some((line) => line.includes('full_disk'))).toBe(true)
  expect(lines.join('\n')).not.toMatch(/questionId|2024-09|20 answers/)
})

test('the first screening creates one child, also with concurrent requests', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')

  const first = await Promise.all([asha.analyze(), asha.analyze()])
  const second = await asha.analyze({ birthMonth: '2024-09' })
  const third = await asha.analyze({ birthMonth: '2024-10' })

  const children = new Set([...first, second, third].map((answer) => answer.json<AnalyzeResponse>().assessment.childId))
  expect(children.size).toBe(1)
  expect(await platform.db.query('select user_id, birth_month from children')).toEqual([
    { user_id: asha.id, birth_month: '2024-09' },
  ])
  expect(third.json<AnalyzeResponse>().assessment.birthMonth).toBe('2024-10')
})

test('a screening can name a child of the family; a child of another family gets 404', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const ravi = await signUpFamily(app, 'ravi@example.org')
  const { childId } = (await asha.analyze()).json<AnalyzeResponse>().assessment

  expect((await asha.analyze({ childId: childId! })).statusCode).toBe(200)
  const stolen = await ravi.analyze({ childId: childId! })
  expect(stolen.statusCode).toBe(404)
  expect(await ravi.assessments()).toEqual([])
})

test('the age is computed for the month of the answers in India', async () => {
  await using platform = await testPlatform({ now: '2026-02-28T18:29:00Z' })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const ageNow = async () => (await asha.analyze({ birthMonth: '2024-11' })).json<AnalyzeResponse>().assessment

  expect(await ageNow()).toMatchObject({ ageMonths: 15, ageApplies: false, rescreenMonth: '2026-03' })
  platform.clock.advance(60_000)
  expect(await ageNow()).toMatchObject({ ageMonths: 16, ageApplies: true, rescreenMonth: '2026-11' })
})

test('optional questions change the advice but never the result', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const plain = (await asha.analyze()).json<AnalyzeResponse>()
  const extra = { worried: true, lostSkills: true, siblingAutistic: true, weeksEarly: 8 }

  const response = (await asha.analyze({ extra })).json<AnalyzeResponse>()

  expect(response.analysis).toContain('see a doctor this week')
  expect(response.assessment).toMatchObject({ total: plain.assessment.total, outcome: plain.assessment.outcome, extra })
})

test.each([
  ['hi', '# सार'],
  ['pa', '# ਸਾਰ'],
] as const)('the text is in the requested language: %s', async (language, heading) => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')

  const { analysis, assessment } = (await asha.analyze({ language })).json<AnalyzeResponse>()

  expect(analysis.startsWith(heading)).toBe(true)
  expect(assessment.language).toBe(language)
})
