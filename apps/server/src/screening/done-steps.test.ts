import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { assessmentRecords } from './assessment-records.ts'
import { responsesCounting, signedUp } from './test-family.ts'

const now = '2026-03-14T09:00:00.000Z'

test('ticks of the next steps stay with the account, keep their first day, and are in the export', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signedUp(createApp(platform), 'asha@example.org')
  const { assessment } = (await asha.analyze({ responses: responsesCounting(1, 2, 3, 6, 7, 9, 10, 11) })).json()
  const url = `/api/assessments/${assessment.id}/steps`
  const tick = (step: string, done: boolean) => asha.send({ method: 'PUT', url: `${url}/${step}`, payload: { done } })
  expect((await asha.get(url)).json()).toEqual({})

  expect((await tick('doctor_2w', true)).json()).toEqual({ doctor_2w: now })
  platform.clock.advance(60_000)
  await tick('doctor_2w', true)
  await tick('deic', true)
  await tick('deic', false)
  expect((await asha.get(url)).json()).toEqual({ doctor_2w: now })

  const family = { userId: asha.id, email: 'asha@example.org', ownsAddress: false }
  expect(await assessmentRecords(platform).load(platform.db, family)).toMatchObject({
    assessments: [{ doneSteps: { doctor_2w: now } }],
  })
  const after = (await asha.get(`/api/assessments/${assessment.id}`)).json()
  expect(after.advice).toEqual(assessment.advice)
})

test('ticks of another family, of no assessment and of no step are refused', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signedUp(app, 'asha@example.org')
  const ravi = await signedUp(app, 'ravi@example.org')
  const { assessment } = (await asha.analyze()).json()
  const url = `/api/assessments/${assessment.id}/steps`
  expect((await ravi.get(url)).statusCode).toBe(404)
  expect((await ravi.send({ method: 'PUT', url: `${url}/play`, payload: { done: true } })).statusCode).toBe(404)
  expect((await asha.send({ method: 'PUT', url: `${url}/sleep`, payload: { done: true } })).statusCode).toBe(422)
  expect((await asha.send({ method: 'PUT', url: '/api/assessments/1/steps/play', payload: { done: true } })).statusCode).toBe(404)
  expect((await asha.get(url)).json()).toEqual({})
})
