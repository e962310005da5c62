import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type AnalyzeResponse, plainWords } from '@ankur/screening'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { signUpFamily } from './test-family.ts'

const now = '2026-03-14T09:00:00Z'
const licensed = {
  form: 'licensed-form',
  version: '1',
  official_text: true,
  languages: ['en'],
  copyright: '© The authors',
  licence_ref: 'letter of 3 May 2026',
  items: plainWords.items.map(({ id, concernAnswer }) => ({ id, concernAnswer, en: `Text of item ${id}` })),
}

async function instrumentFile(content: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'instrument-'))
  const file = path.join(folder, 'form.json')
  await writeFile(file, content)
  return { file, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

test('without a file, the questions in our own words are public', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)

  const response = await app.inject({ method: 'GET', url: '/api/instrument' })

  expect(response.headers['cache-control']).toBe('public, max-age=300')
  expect(response.json()).toEqual(plainWords)
})

test('a licensed text from a file is served, and results name it', async () => {
  await using form = await instrumentFile(JSON.stringify(licensed))
  await using platform = await testPlatform({ now, env: { INSTRUMENT_FILE: form.file } })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')

  const served = (await app.inject({ method: 'GET', url: '/api/instrument' })).json()
  expect(served).toMatchObject({ id: 'licensed-form', official: true, copyright: '© The authors', allowsReadAloud: false })
  expect(served.items[6]).toEqual({ id: 7, domain: 'A', concernAnswer: 'no', en: 'Text of item 7' })

  const { analysis, assessment } = (await asha.analyze()).json<AnalyzeResponse>()
  expect(assessment.instrument).toEqual({ id: 'licensed-form', version: '1', official: true, behaviours: 'twenty' })
  expect(analysis).not.toContain('our own questions')
})

test.each([
  ['{', 'cannot be read as JSON'],
  [JSON.stringify({ ...licensed, licence_ref: '' }), 'licence_ref: needed with official_text'],
])('the server does not start with an invalid file: %#', async (content, problem) => {
  await using form = await instrumentFile(content)
  await using platform = await testPlatform({ now, env: { INSTRUMENT_FILE: form.file } })
  await expect(createApp(platform).ready()).rejects.toThrow(problem)
})

test('the API description contains the screening endpoints and their bodies', async () => {
  await using platform = await testPlatform({ now })
  const { paths } = (await createApp(platform).inject({ method: 'GET', url: '/api/openapi.json' })).json()

  const analyze = paths['/functions/v1/analyze-autism-test'].post
  expect(analyze.requestBody.content['application/json'].schema.required).toEqual(['responses', 'userId'])
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/assessments', '/api/assessments/{id}', '/api/instrument']))
})
