import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { sealPlainRows } from '../../platform/family-keys/seal-plain-rows.ts'
import { testPlatform } from '../../platform/test-platform.ts'
import { assessmentRecords } from '../index.ts'
import { plainDoneSteps } from './done-steps.ts'
import { responsesCounting, signUpFamily } from '../test-family.ts'

const now = '2026-03-14T09:00:00.000Z'

test('done steps are stored in the account with their first date, and exported', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
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
  const rows = await platform.db.query('select to_jsonb(assessments) as row from assessments')
  expect(JSON.stringify(rows), 'sealed like the answers').not.toContain('doctor_2w')
  const after = (await asha.get(`/api/assessments/${assessment.id}`)).json()
  expect(after.advice).toEqual(assessment.advice)
})

test('done steps from before encryption can be read and changed, and are sealed while the server runs', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const { assessment } = (await asha.analyze()).json()
  const url = `/api/assessments/${assessment.id}/steps`
  const old = { deic: '2026-03-13T09:00:00.000Z' }
  await platform.db.query('update assessments set done_steps = $1', [JSON.stringify(old)])
  expect((await asha.get(url)).json()).toEqual(old)
  expect(await sealPlainRows(platform, [plainDoneSteps])).toBe(1)
  expect(await sealPlainRows(platform, [plainDoneSteps])).toBe(0)
  expect((await asha.get(url)).json()).toEqual(old)

  await platform.db.query('update assessments set done_steps = $1, sealed_steps = null', [JSON.stringify(old)])
  const ticked = await asha.send({ method: 'PUT', url: `${url}/doctor_2w`, payload: { done: true } })
  expect(ticked.json()).toEqual({ ...old, doctor_2w: now })
  expect(await platform.db.query('select from assessments where done_steps is not null')).toEqual([])

  await platform.db.query('truncate family_keys')
  expect((await asha.get(url)).json()).toMatchObject({ error: { code: 'data_unreadable' } })
})

test('two steps ticked concurrently are both stored', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const { assessment } = (await asha.analyze()).json()
  const url = `/api/assessments/${assessment.id}/steps`
  const steps = ['doctor_2w', 'deic', 'play']
  await Promise.all(steps.map((step) => asha.send({ method: 'PUT', url: `${url}/${step}`, payload: { done: true } })))
  expect(Object.keys((await asha.get(url)).json()).toSorted()).toEqual(steps.toSorted())
})

test('steps of another family, an unknown assessment or an unknown step are refused', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const ravi = await signUpFamily(app, 'ravi@example.org')
  const { assessment } = (await asha.analyze()).json()
  const url = `/api/assessments/${assessment.id}/steps`
  expect((await ravi.get(url)).statusCode).toBe(404)
  expect((await ravi.send({ method: 'PUT', url: `${url}/play`, payload: { done: true } })).statusCode).toBe(404)
  expect((await asha.send({ method: 'PUT', url: `${url}/sleep`, payload: { done: true } })).statusCode).toBe(422)
  expect((await asha.send({ method: 'PUT', url: '/api/assessments/1/steps/play', payload: { done: true } })).statusCode).toBe(404)
  expect((await asha.get(url)).json()).toEqual({})
})
