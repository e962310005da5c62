import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { assessmentRecords } from './index.ts'
import { responsesCounting, signUpFamily } from './test-family.ts'

test('only a family with a stored assessment holds records', async () => {
  await using platform = await testPlatform({ now: '2026-03-14T09:00:00Z' })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const ravi = await signUpFamily(app, 'ravi@example.org')
  await asha.analyze()

  expect(await assessmentRecords(platform).holds(platform.db, [asha.id, ravi.id])).toEqual([asha.id])
})

test('the records of a family contain each complete assessment, with the follow-up answers so far', async () => {
  await using platform = await testPlatform({ now: '2026-03-14T09:00:00Z' })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const { assessment } = (await asha.analyze({ responses: responsesCounting(7, 9, 11) })).json()
  const answers = [{ question: '7.how', chosen: ['points'] }]
  await asha.send({ method: 'POST', url: `/api/assessments/${assessment.id}/follow-up`, payload: { answers } })
  platform.clock.advance(1000)
  await asha.analyze()

  const family = { userId: asha.id, email: 'asha@example.org', ownsAddress: false }
  expect(await assessmentRecords(platform).load(platform.db, family)).toMatchObject({
    assessments: [
      { outcome: 'few_signs', followUpAnswers: null },
      { id: assessment.id, followUp: { state: 'pending' }, followUpAnswers: { answers, doneAt: null } },
    ],
  })
})
