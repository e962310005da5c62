import { randomUUID } from 'node:crypto'
import { type FollowUpAnswer, type ItemId, type StoredAssessment, followUpSchema, storedAssessmentSchema } from '@ankur/screening'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { testPlatform } from '../../platform/test-platform.ts'
import { signInFamily, signUpFamily } from '../test-family.ts'
import { allCount, allFine, middle, followUpOf } from './test-follow-up.ts'

const now = '2026-03-14T09:00:00Z'
const DAY_MS = 24 * 60 * 60 * 1000

test('a medium total has follow-up questions for each item, and each answer is stored separately', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const id = await middle(asha)
  const { get, post } = followUpOf(asha, id)

  const first = await get()
  expect(first.headers['cache-control']).toBe('no-store')
  expect(followUpSchema.parse(first.json())).toEqual({
    state: 'pending',
    until: '2026-03-28T09:00:00.000Z',
    items: [7, 9, 11],
    answers: [],
    next: '7.how',
  })

  const answered: FollowUpAnswer[] = []
  const expected = ['7.purpose', '9.brings', '9.purpose', '11.what', '11.what_mostly']
  for (const [place, answer] of allFine.slice(0, -1).entries()) {
    answered.push(answer)
    const response = await post([answer])
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ answers: answered, next: expected[place], state: 'pending' })
    expect((await get()).json()).toEqual(response.json())
  }
})

test('a follow-up that clears the answers gives a low result, and the first answers stay', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  let asha = await signUpFamily(app, 'asha@example.org')
  const id = await middle(asha)
  const before = (await asha.get(`/api/assessments/${id}`)).json<StoredAssessment>()
  expect(before).toMatchObject({ outcome: 'follow_up_due', remaining: null, followUp: { state: 'pending' } })
  expect(before.analysis).not.toMatch(/\d of 20|few signs|many signs/)
  platform.clock.advance(3 * DAY_MS)
  asha = await signInFamily(app, 'asha@example.org')

  const response = await followUpOf(asha, id).post(allFine)

  const finished = storedAssessmentSchema.parse(response.json())
  expect(finished).toMatchObject({
    id,
    outcome: 'few_signs',
    remaining: 0,
    total: 3,
    band: 'medium',
    followUp: { state: 'done' },
  })
  expect(finished.answers).toEqual(before.answers)
  expect(finished.completed_at).toBe(before.completed_at)
  expect(finished.rescreenMonth).toBe('2026-09')
  expect(finished.analysis).toContain('You answered the follow-up questions on 17 March 2026.')
  expect(finished.analysis).toContain('Your answers show few signs of autism right now.')
  expect((await asha.get(`/api/assessments/${id}`)).json()).toEqual(finished)
  expect((await asha.get('/api/assessments')).json().items[0]).toMatchObject({ outcome: 'few_signs', remaining: 0 })
  expect(await followUpOf(asha, id).state()).toMatchObject({ state: 'done', next: null, answers: allFine })
})

test('a follow-up with two or more remaining items advises a visit, in the language of the last answer', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const id = await middle(asha)
  const before = (await asha.get(`/api/assessments/${id}`)).json<StoredAssessment>()

  const finished = (await followUpOf(asha, id).post(allCount, { language: 'pa' })).json<StoredAssessment>()

  expect(finished).toMatchObject({ outcome: 'see_doctor', remaining: 3, rescreenMonth: null, language: 'pa' })
  expect({ before: before.remainingItems, after: finished.remainingItems }).toEqual({ before: null, after: [7, 9, 11] })
  expect(finished.analysis).toContain('ਕੁਝ ਸੰਕੇਤ: ਕਿਰਪਾ ਕਰਕੇ ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।')
})

test('one remaining item gives a low result, two advise a visit', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const seventh: FollowUpAnswer = { question: '7.how', chosen: [] }
  const eleventh: FollowUpAnswer = { question: '11.what', chosen: [] }
  const withOne = [seventh, ...allFine.slice(2)]
  const withTwo = [seventh, ...allFine.slice(2, 4), eleventh]
  expect((await followUpOf(asha, await middle(asha)).post(withOne)).json()).toMatchObject({ outcome: 'few_signs', remaining: 1 })
  expect((await followUpOf(asha, await middle(asha)).post(withTwo)).json()).toMatchObject({ outcome: 'see_doctor', remaining: 2 })
})

test('repeating the same answers changes nothing, also after completion', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const id = await middle(asha)
  const { post } = followUpOf(asha, id)

  const once = (await post(allCount.slice(0, 2))).json()
  expect((await post(allCount.slice(0, 2))).json()).toEqual(once)
  const finished = (await post(allCount)).json()
  platform.clock.advance(DAY_MS)
  const later = followUpOf(await signInFamily(app, 'asha@example.org'), id)
  expect((await later.post(allCount)).json()).toEqual(finished)
  // A second phone that is too late gets the final result; nothing is scored again.
  expect((await later.post(allFine)).json()).toEqual(finished)
})

test('concurrent answers of two phones are all stored, and the follow-up is completed once', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const id = await middle(asha)
  const other = followUpOf(asha.on(createApp(platform)), id)
  const one = followUpOf(asha, id)

  await Promise.all([one.post(allFine.slice(0, 2)), other.post(allFine.slice(2, 4))])
  expect(await one.state()).toMatchObject({ answers: allFine.slice(0, 4), next: '11.what' })

  // The later answer to a question is used, and each phone gets all answers.
  await one.post([{ question: '11.what', chosen: ['toy', 'back'] }])
  const last = await Promise.all([
    one.post([{ question: '11.what_mostly', chosen: ['fine'] }]),
    other.post([{ question: '11.what_mostly', chosen: ['fine'] }]),
  ])
  const [first, second] = last.map((response) => response.json<StoredAssessment>())
  expect(first).toMatchObject({ outcome: 'few_signs', remaining: 0 })
  expect(second).toEqual(first)
})

test('changing an answer removes the answers to its dependent questions', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const { post } = followUpOf(asha, await middle(asha))
  await post(allFine.slice(0, 2))
  expect((await post([{ question: '7.how', chosen: ['says'] }])).json()).toMatchObject({
    answers: [{ question: '7.how', chosen: ['says'] }],
    next: '9.brings',
  })
})

test('another family’s follow-up gets 404 for reading and answering', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const ravi = await signUpFamily(app, 'ravi@example.org')
  const id = await middle(asha)

  for (const other of [id, randomUUID(), 'x', `${id}'`]) {
    for (const response of [await followUpOf(ravi, other).get(), await followUpOf(ravi, other).post(allFine)]) {
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ error: { code: 'not_found' } })
    }
  }
  expect(await followUpOf(asha, id).state()).toMatchObject({ state: 'pending', answers: [] })
  for (const method of ['GET', 'POST'] as const) {
    expect((await app.inject({ method, url: `/api/assessments/${id}/follow-up` })).statusCode).toBe(401)
  }
})

test('low and high totals have no follow-up questions', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  for (const items of [[7], [1, 3, 4, 6, 7, 8, 9, 10]] as ItemId[][]) {
    const id = await middle(asha, ...items)
    for (const response of [await followUpOf(asha, id).get(), await followUpOf(asha, id).post([])]) {
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ error: { code: 'no_follow_up' } })
    }
    expect((await asha.get(`/api/assessments/${id}`)).json()).toMatchObject({ followUp: null })
  }
})

test('wrong questions, unknown options and malformed answers are refused and change nothing', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const { post, raw, state } = followUpOf(asha, await middle(asha))
  await post(allFine.slice(0, 2))

  for (const question of ['8.interest', '7.nothing', '', "7.how'"]) {
    const response = await post([...allFine, { question, chosen: [] }])
    expect(response.statusCode, question).toBe(422)
    expect(response.json()).toMatchObject({ error: { code: 'wrong_question', questions: [question] } })
  }
  const invalid = [[{ question: '7.how', chosen: ['flies'] }], [{ question: '7.purpose', chosen: [] }], [allFine[0], allFine[0]]]
  for (const answers of invalid) {
    const response = await post(answers)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ error: { code: 'invalid_answers' } })
  }
  const unreadable = [
    undefined,
    null,
    'x',
    {},
    [7],
    [{ question: 7, chosen: [] }],
    [{ question: '7.how' }],
    [{ question: '7.how', chosen: 'points' }],
    [{ question: 'x'.repeat(41), chosen: [] }],
    Array.from({ length: 101 }, () => allFine[0]),
  ]
  for (const answers of unreadable) {
    const response = await post(answers)
    expect(response.statusCode, JSON.stringify(answers)).toBe(422)
    expect(response.json()).toMatchObject({ error: { code: 'invalid_input' } })
  }
  expect((await post([], { language: 'fr' })).statusCode).toBe(422)
  expect((await raw('{"answers":[')).statusCode).toBe(400)
  expect((await raw(`{"answers":"${'x'.repeat(70_000)}"}`)).statusCode).toBe(413)
  expect(await state()).toMatchObject({ answers: allFine.slice(0, 2), next: '9.brings' })
})

test('deleting the assessment deletes its follow-up', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const id = await middle(asha)
  await followUpOf(asha, id).post(allFine.slice(0, 2))
  expect(await platform.db.query('select assessment_id from follow_ups')).toHaveLength(1)
  await asha.delete(`/api/assessments/${id}`)
  expect(await platform.db.query('select assessment_id from follow_ups')).toEqual([])
})

test('too many answers are rate limited', async () => {
  await using platform = await testPlatform({ now, env: { RATE_LIMITS: 'on' } })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const { post } = followUpOf(asha, await middle(asha))
  const statuses: number[] = []
  for (let n = 0; n < 601; n += 1) statuses.push((await post([])).statusCode)
  expect(statuses.indexOf(429)).toBe(600)
})

test('the API description contains the follow-up', async () => {
  await using platform = await testPlatform({ now })
  const response = await createApp(platform).inject({ method: 'GET', url: '/api/openapi.json' })
  const { get, post } = response.json().paths['/api/assessments/{id}/follow-up']
  expect(get.responses['200']).toBeDefined()
  expect(post.requestBody).toBeDefined()
})
