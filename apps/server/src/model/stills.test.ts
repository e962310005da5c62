import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { signUpFamily } from '../screening/test-family.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { saying, startModelServer, type Behaviour } from './test-model-server.ts'

const consent = { noticeVersion: '2026-11-21', language: 'en' }
const jpeg = (sizeBytes = 400) => {
  const bytes = Buffer.alloc(sizeBytes, 7)
  bytes.writeUInt16BE(0xff_d8, 0)
  bytes.writeUInt16BE(0xff_d9, sizeBytes - 2)
  return bytes.toString('base64')
}
const plain = 'A child sits on a mat beside a low table. Blocks and a red ball lie on the floor. One hand holds a block.'

async function described(behave: Behaviour, payload: object, env: Record<string, string> = { AI_READS_PICTURES: 'on' }) {
  await using server = await startModelServer(behave)
  await using platform = await testPlatform({
    now: '2026-03-14T09:00:00Z',
    env: { AI_BASE_URL: server.baseUrl, AI_MODEL: 'sees-well', ...env },
  })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const config = (await app.inject({ method: 'GET', url: '/api/config' })).json()
  const answer = await asha.send({ method: 'POST', url: '/api/model/stills', payload })
  return { status: answer.statusCode, body: answer.json(), requests: server.requests, model: config.model }
}

const four = { stills: [jpeg(), jpeg(), jpeg(), jpeg()], language: 'en', consent }

test('a model that reads pictures describes four stills, and gets no other data', async () => {
  const { status, body, requests, model } = await described(saying(plain), four)
  expect(model).toEqual({ name: 'sees-well', readsPictures: true })
  expect({ status, body }).toEqual({ status: 200, body: { description: plain, model: 'sees-well', reason: null } })
  const [, userMessage] = requests[0]?.body.messages ?? []
  expect(userMessage?.content).toMatchObject([
    { type: 'text' },
    ...four.stills.map((still) => ({ type: 'image_url', image_url: { url: `data:image/jpeg;base64,${still}` } })),
  ])
  expect(JSON.stringify(requests[0]?.body)).not.toContain('asha')
})

test.each([
  ['none', []],
  ['five', Array.from({ length: 5 }, () => jpeg())],
  ['one that is not a picture', [Buffer.from('hello, this is text').toString('base64')]],
  ['a truncated one', [jpeg().slice(0, -8)]],
  ['one that is not base64', ['***']],
  ['one of 301 KB', [jpeg(301 * 1024)]],
])('%s is refused before the model is called', async (_name, stills) => {
  const { status, body, requests } = await described(saying(plain), { ...four, stills })
  expect({ status, code: body.error.code, requests }).toEqual({ status: 422, code: 'invalid_input', requests: [] })
})

test('without consent no picture is sent', async () => {
  const { status, body, requests } = await described(saying(plain), { stills: four.stills, language: 'en' })
  expect({ status, code: body.error.code, requests }).toEqual({ status: 403, code: 'model_consent_missing', requests: [] })
})

test('consent to rephrasing does not cover pictures; consent to pictures is sufficient on its own', async () => {
  await using server = await startModelServer(saying(plain))
  const env = { AI_BASE_URL: server.baseUrl, AI_MODEL: 'sees-well', AI_READS_PICTURES: 'on' }
  await using platform = await testPlatform({ now: '2026-03-14T09:00:00Z', env })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const ask = (payload: object) => asha.send({ method: 'POST', url: '/api/model/stills', payload })
  const { consent: ticked, ...unticked } = four
  await asha.send({ method: 'POST', url: '/api/consents', payload: { ...ticked, purpose: 'model' } })
  expect((await ask(unticked)).statusCode).toBe(403)
  expect(server.requests).toEqual([])

  expect((await ask(four)).statusCode).toBe(200)
  expect((await asha.get('/api/consents')).json().items).toContainEqual(expect.objectContaining({ purpose: 'stills' }))
  await asha.delete('/api/consents/stills')
  expect((await ask(unticked)).statusCode).toBe(403)
  expect(server.requests).toHaveLength(1)
})

test.each([
  ['gives a score', 'A child plays with blocks on a mat. Social interaction score: 3 of 10.'],
  ['names autism', 'A child sits on a mat beside blocks. This could be a sign of autism.'],
  ['reads a face', 'A child sits on a mat beside blocks. The child looks happy and smiles at a person.'],
  ['reads a gaze', 'A child sits on a mat beside blocks and does not make eye contact with the person.'],
  ['comforts', 'A child sits on a mat beside blocks. Everything is fine, do not worry.'],
  ['answers in Hindi', 'एक बच्चा चटाई पर बैठा है। पास में लकड़ी के टुकड़े रखे हैं।'],
  ['makes a list', '- A child sits on a mat.\n- Blocks lie on the floor beside a table.'],
  ['endless output', `${plain} `.repeat(8)],
  ['too little output', 'A child.'],
])('a description that %s is not shown', async (_name, text) => {
  const { body } = await described(saying(text), four)
  expect(body).toEqual({ description: null, model: null, reason: 'not_usable' })
})

test('no picture is sent to a model that does not read pictures', async () => {
  const { body, requests, model } = await described(saying(plain), four, {})
  expect(model).toEqual({ name: 'sees-well', readsPictures: false })
  expect({ body, requests }).toEqual({ body: { description: null, model: null, reason: 'off' }, requests: [] })
})
