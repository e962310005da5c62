import * as fhir from 'fhir'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { responsesCounting, signUpFamily } from './test-family.ts'

test('a family can export its screening as a FHIR file, and nobody else can', async () => {
  await using platform = await testPlatform({ now: '2026-03-14T09:00:00Z', env: { PUBLIC_URL: 'https://ankur.example.org' } })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const { assessment } = (await asha.analyze({ responses: responsesCounting(1, 2), birthMonth: '2024-09' })).json()

  const answer = await asha.get(`/api/assessments/${assessment.id}/fhir`)

  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/fhir+json; charset=utf-8',
    'content-disposition': 'attachment; filename="ankur-2026-03-14.fhir.json"',
    'cache-control': 'no-store',
  })
  const bundle = answer.json()
  expect(new fhir.Fhir().validate(bundle, { errorOnUnexpected: true }).valid).toBe(true)
  expect(answer.body).not.toMatch(/asha|example\.org"/)
  const urls = bundle.entry.map(({ fullUrl }: { fullUrl: string }) => fullUrl)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls.every((url: string) => /^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(url))).toBe(
    true,
  )
  expect((await asha.get(`/api/assessments/${assessment.id}/fhir`)).json()).toEqual(bundle)

  const ravi = await signUpFamily(app, 'ravi@example.org')
  expect((await ravi.get(`/api/assessments/${assessment.id}/fhir`)).statusCode).toBe(404)
  expect((await app.inject({ method: 'GET', url: `/api/assessments/${assessment.id}/fhir` })).statusCode).toBe(401)
})
