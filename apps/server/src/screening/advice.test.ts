import type { AnalyzeResponse, AssessmentList, StoredAssessment } from '@ankur/screening'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { type Family, responsesCounting, signInFamily, signUpFamily } from './test-family.ts'

const now = '2026-03-14T09:00:00Z'

test('the response, the list and the stored assessment contain the same advice', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const extra = { lostSkills: true, lostWhat: ['words', 'movement'], hearingTested: 'unclear' } as const
  const given = { responses: responsesCounting(2), birthMonth: '2024-09', extra }
  const { assessment } = (await asha.analyze(given)).json<AnalyzeResponse>()
  expect(assessment.advice).toEqual({
    headline: 'today',
    urgency: 'today',
    steps: ['doctor_today', 'deic', 'hearing_loss', 'support'],
    tell: [],
    count: true,
    fewLine: true,
    wordsRule: true,
    scale: true,
  })
  const stored = (await asha.get(`/api/assessments/${assessment.id}`)).json<StoredAssessment>()
  expect(stored.extra).toEqual(extra)
  const [listed] = (await asha.get('/api/assessments')).json<AssessmentList>().items
  for (const each of [stored, listed]) {
    expect(each?.advice).toEqual(assessment.advice)
    expect(each?.adviceFrom).toBe('2026-03-14')
    expect(each?.ages).toEqual({ from: 16, to: 30 })
  }
})

test('an expired follow-up becomes the advice to visit a doctor, also in the list', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  await asha.analyze({ responses: responsesCounting(7, 9, 11), birthMonth: '2024-09' })
  const listedBy = async (family: Family) => (await family.get('/api/assessments')).json<AssessmentList>().items[0]
  expect((await listedBy(asha))?.advice).toMatchObject({ headline: 'due', urgency: 'routine', count: false })
  platform.clock.advance(15 * 24 * 60 * 60 * 1000)
  const again = await signInFamily(app, 'asha@example.org')
  const later = await listedBy(again)
  expect(later?.advice).toMatchObject({ headline: 'expired', urgency: 'two_weeks', count: false })
  expect(later?.adviceFrom).toBe('2026-03-28')
  const read = (await again.get(`/api/assessments/${later?.id}`)).json<StoredAssessment>()
  expect(read.analysis).toContain('Please take your answers to a child doctor.')
  expect(read.analysis).not.toContain('Answer a few more questions')
})

test('impossible values about lost skills or hearing tests are refused', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  for (const extra of [{ lostWhat: ['sleep'] }, { hearingTested: 'maybe' }, { lostWhat: 'words' }]) {
    expect((await asha.analyze({ extra } as object)).statusCode).toBe(422)
  }
})

test('a skipped month of birth can be added once, and the result is as if it had been given at the start', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const ravi = await signUpFamily(app, 'ravi@example.org')
  const given = { responses: responsesCounting(13), extra: { siblingAutistic: true } }
  const skipped = (await asha.analyze(given)).json<AnalyzeResponse>().assessment
  expect(skipped.advice.headline).toBe('about_sibling')
  const url = `/api/assessments/${skipped.id}`
  const add = (birthMonth: unknown, who = asha) => who.send({ method: 'PATCH', url, payload: { birthMonth } })

  expect((await add('2024-09', ravi)).statusCode).toBe(404)
  for (const wrong of ['2026-04', '1990-01', 'x', null]) expect((await add(wrong)).statusCode).toBe(422)

  const added = (await add('2024-09')).json<StoredAssessment>()
  const analyzed = (await ravi.analyze({ ...given, birthMonth: '2024-09' })).json<AnalyzeResponse>()
  const worked = ['ageMonths', 'ageApplies', 'birthMonth', 'rescreenMonth', 'advice', 'adviceFrom', 'total', 'outcome'] as const
  for (const key of worked) expect(added[key], key).toEqual(analyzed.assessment[key])
  expect(added.advice.headline).toBe('about_walking')
  expect(added.analysis).toBe(analyzed.analysis)
  expect((await asha.get(url)).json()).toEqual(added)
  expect((await asha.get('/api/children')).json().items[0].birthMonth).toBe('2024-09')

  const second = await add('2024-10')
  expect(second.statusCode).toBe(409)
  expect(second.json().error.code).toBe('birth_month_known')
  expect((await asha.get(url)).json<StoredAssessment>().birthMonth).toBe('2024-09')
})
