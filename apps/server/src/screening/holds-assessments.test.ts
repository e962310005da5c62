import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { holdsAssessments } from './holds-assessments.ts'
import { signedUp } from './test-family.ts'

test('a family with a stored assessment holds records, and one without does not', async () => {
  await using platform = await testPlatform({ now: '2026-03-14T09:00:00Z' })
  const app = createApp(platform)
  const asha = await signedUp(app, 'asha@example.org')
  const ravi = await signedUp(app, 'ravi@example.org')
  await asha.analyze()

  expect(await holdsAssessments(platform.db, [asha.id, ravi.id])).toEqual([asha.id])
})
