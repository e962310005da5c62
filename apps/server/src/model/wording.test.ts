import { randomUUID } from 'node:crypto'
import { type ItemId, templateVersion } from '@ankur/screening'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { type Family, responsesCounting, signUpFamily } from '../screening/test-family.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { linesOf, rewording, saying, startModelServer, type Behaviour } from './test-model-server.ts'

const now = '2026-03-14T09:00:00Z'
const many: ItemId[] = [1, 3, 7, 9, 10, 14, 15, 16, 18]
const consent = { noticeVersion: '2026-11-21', language: 'en' }

async function setUp(baseUrl: string, env: Record<string, string> = {}) {
  const lines: string[] = []
  const platform = await testPlatform({
    now,
    env: { AI_BASE_URL: baseUrl, AI_MODEL: 'a-model', AI_API_KEY: 'secret-key', ...env },
    onLogLine: (line) => lines.push(line),
  })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  return { platform, app, asha, log: () => lines.join('\n'), [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose]() }
}

async function storedOf(asha: Family, counted: ItemId[] = many, language: 'en' | 'hi' = 'en') {
  const { analysis, assessment } = (await asha.analyze({ responses: responsesCounting(...counted), language })).json()
  return { id: assessment.id as string, analysis: analysis as string }
}

const ask = async (asha: Family, id: string, payload: object = { consent }) =>
  asha.send({ method: 'POST', url: `/api/assessments/${id}/wording`, payload })

test('with consent the explaining lines are rephrased by the model, and all others stay as stored', async () => {
  await using server = await startModelServer()
  await using site = await setUp(server.baseUrl)
  const { id, analysis } = await storedOf(site.asha)

  const answer = await ask(site.asha, id)

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const wording = answer.json()
  expect(wording).toMatchObject({ model: 'a-model', reason: null })
  expect(wording.analysis).toContain('- This child does not yet look where you point.')
  const outside = (text: string) => text.split(/# (?:Strengths|Next Steps|When to get help)\n/)
  expect(outside(wording.analysis)[0]).toBe(outside(analysis)[0])
  expect(outside(wording.analysis)[3]).toBe(outside(analysis)[3])

  expect((await site.asha.get(`/api/assessments/${id}/wording`)).json()).toEqual(wording)
  // The model is called once; the stored result keeps our own text.
  await ask(site.asha, id)
  expect(server.requests).toHaveLength(1)
  expect((await site.asha.get(`/api/assessments/${id}`)).json().analysis).toBe(analysis)
})

test('the model gets only fixed sentences: no name, address, date, month, count or result', async () => {
  await using server = await startModelServer()
  await using site = await setUp(server.baseUrl)
  const response = await site.asha.analyze({
    responses: responsesCounting(...many),
    birthMonth: '2024-09',
    extra: { worried: true, weeksEarly: 6 },
  })
  await ask(site.asha, response.json().assessment.id)

  const [request] = server.requests
  expect(JSON.stringify(request?.body)).not.toMatch(/asha|example\.org|2024|2026|September|March|9 of 20|18 months|weeks early/i)
  expect(JSON.stringify(request?.body)).not.toContain(response.json().assessment.id)
  expect(request && linesOf(request).length).toBeGreaterThan(8)
  expect(site.log()).not.toMatch(/secret-key|This child/)
})

test('without consent the model is not called, and withdrawing it deletes stored texts', async () => {
  await using server = await startModelServer()
  await using site = await setUp(server.baseUrl)
  const { id } = await storedOf(site.asha)

  const refused = await ask(site.asha, id, {})
  expect(refused.statusCode).toBe(403)
  expect(refused.json().error.code).toBe('model_consent_missing')
  expect(server.requests).toEqual([])

  await ask(site.asha, id)
  expect((await site.asha.get('/api/account/export')).json().modelTexts).toMatchObject([{ assessmentId: id, model: 'a-model' }])
  await site.asha.delete('/api/consents/model')
  expect((await site.asha.get(`/api/assessments/${id}/wording`)).json()).toEqual({
    analysis: null,
    model: null,
    reason: 'not_asked',
  })
  expect((await ask(site.asha, id, {})).statusCode).toBe(403)
})

test('if consent is withdrawn during the call, no text is stored', async () => {
  await using server = await startModelServer()
  await using site = await setUp(server.baseUrl)
  const { id } = await storedOf(site.asha)
  const answer = server.behave
  server.behave = (response, request) => {
    void site.asha.delete('/api/consents/model').then(() => answer(response, request))
  }
  expect((await ask(site.asha, id)).statusCode).toBe(404)
  expect(await site.platform.db.query('select from model_texts')).toEqual([])
})

test('while the follow-up is due the model is not called, and afterwards its earlier text is not used', async () => {
  await using server = await startModelServer()
  await using site = await setUp(server.baseUrl)
  const { id } = await storedOf(site.asha, [1, 7, 10])
  expect((await ask(site.asha, id)).json()).toEqual({ analysis: null, model: null, reason: 'follow_up_due' })
  expect(server.requests).toEqual([])
})

test('assessments of other families cannot be rephrased', async () => {
  await using server = await startModelServer()
  await using site = await setUp(server.baseUrl)
  const { id } = await storedOf(site.asha)
  const ravi = await signUpFamily(site.app, 'ravi@example.org')
  expect((await ask(ravi, id)).statusCode).toBe(404)
  expect((await ravi.get(`/api/assessments/${id}/wording`)).statusCode).toBe(404)
  expect((await ask(site.asha, randomUUID())).statusCode).toBe(404)
  expect(server.requests).toEqual([])
})

const unusable: Record<string, Behaviour> = {
  'calls the child autistic': rewording((text, index) => (index === 0 ? 'This shows that your child is autistic.' : text)),
  'comforts falsely': rewording((text, index) => (index === 2 ? `${text} Do not worry.` : text)),
  'says that no doctor is needed': rewording((text, index) =>
    index === 4 ? 'There is no need to see a doctor about these.' : text,
  ),
  'advises a diet': rewording((text, index) => (index === 3 ? 'Try a gluten free diet with your child at home.' : text)),
  'gives a chance': rewording((text, index) => (index === 1 ? `${text} It is likely.` : text)),
  'invents a phone number': rewording((text, index) => (index === 1 ? `${text} Call 98765 43210.` : text)),
  'invents a number': rewording((text, index) => (index === 1 ? `${text} Do it 5 times.` : text)),
  'turns a sentence round': rewording((text) => text.replace('does not yet look', 'looks')),
  'answers in another language': rewording(() => 'बच्चा अभी उस ओर नहीं देखता जिधर आप इशारा करते हैं और यह बात डॉक्टर से करें।'),
  'makes headings': rewording((text, index) => (index === 0 ? `# Summary ${text}` : text)),
  'makes two lines of one': rewording((text, index) => (index === 0 ? `${text}\n# Score` : text)),
  'repeats itself without end': rewording((text) => `${text} `.repeat(30)),
  'leaves a line out': (response, request) => saying(JSON.stringify({ lines: linesOf(request).slice(1) }))(response, request),
  'adds a line': (response, request) =>
    saying(JSON.stringify({ lines: [...linesOf(request), { id: 999, text: 'See a doctor in a year.' }] }))(response, request),
  chats: saying('Sure! Here are the sentences in simpler words.'),
  'writes for scholars': rewording((text, index) =>
    index === 0 ? 'Characteristically, reciprocity manifests in multifaceted communicative situations.' : text,
  ),
}

for (const [name, behave] of Object.entries(unusable)) {
  test(`text of a model that ${name} is not shown; the stored text remains`, async () => {
    await using server = await startModelServer(behave)
    await using site = await setUp(server.baseUrl)
    const { id } = await storedOf(site.asha)
    expect((await ask(site.asha, id)).json()).toEqual({ analysis: null, model: null, reason: 'not_usable' })
    expect(await site.platform.db.query('select from model_texts')).toEqual([])
    expect(site.log()).toContain(`"templateVersion":"${templateVersion}"`)
  })
}

test('an endpoint that fails three times is not called for a minute, then tried once', async () => {
  await using server = await startModelServer((response) => response.writeHead(503).end())
  await using site = await setUp(server.baseUrl)
  const { id } = await storedOf(site.asha)
  const reasonOf = async () => (await ask(site.asha, id)).json().reason
  for (let round = 0; round < 5; round += 1) expect(await reasonOf()).toBe('unavailable')
  expect(server.requests).toHaveLength(3)

  site.platform.clock.advance(60_000)
  expect(await reasonOf()).toBe('unavailable')
  expect(await reasonOf()).toBe('unavailable')
  expect(server.requests).toHaveLength(4)

  site.platform.clock.advance(60_000)
  server.behave = rewording((text) => text.replaceAll('Your child', 'This child'))
  expect(await reasonOf()).toBe(null)
})

test('a family can request at most twenty rephrasings a day', async () => {
  await using server = await startModelServer(saying('nothing'))
  await using site = await setUp(server.baseUrl, { RATE_LIMITS: 'on' })
  const { id } = await storedOf(site.asha)
  for (let round = 0; round < 20; round += 1) expect((await ask(site.asha, id)).statusCode).toBe(200)
  expect((await ask(site.asha, id)).statusCode).toBe(429)
})

test('without a model the stored text is used, and the configuration says so', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const { id } = await storedOf(asha)
  expect((await app.inject({ method: 'GET', url: '/api/config' })).json().model).toBe(null)
  expect((await ask(asha, id)).json()).toEqual({ analysis: null, model: null, reason: 'off' })
  expect((await asha.get('/api/consents')).json().items).not.toContainEqual(expect.objectContaining({ purpose: 'model' }))
})
