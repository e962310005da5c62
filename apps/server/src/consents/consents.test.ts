import type { ConsentList } from '@ankur/accounts/consents'
import { publishedNotices } from '@ankur/accounts/notice-versions'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { type Family, signInFamily, signUpFamily } from '../screening/test-family.ts'
import { storeConsent, hasGivenConsent, withdrawConsent } from './index.ts'

const now = '2026-03-14T09:00:00Z'
const notice = { noticeVersion: '2026-11-21', language: 'pa' } as const

test('a consent is stored with its text version, language and time', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')

  const answer = await agree(asha, 'reminders')

  expect(answer.statusCode).toBe(204)
  expect(await consentsOf(asha)).toMatchObject([
    { purpose: 'reminders', ...notice, givenAt: '2026-03-14T09:00:00.000Z', withdrawnAt: null },
  ])
  expect(await hasGivenConsent(platform.db, asha.id, 'reminders')).toBe(true)
  expect(await hasGivenConsent(platform.db, asha.id, 'video')).toBe(false)
})

test('a page opened before the newest text stores the version that was shown on it', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')

  for (const version of publishedNotices) expect((await agree(asha, 'reminders', version)).statusCode, version).toBe(204)

  const kept = (await consentsOf(asha)).map(({ noticeVersion }) => noticeVersion)
  expect(kept.toSorted()).toEqual([...publishedNotices].toSorted())
})

test('consenting to the same text twice, also concurrently, is one consent; a newer text is another', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  await Promise.all([agree(asha, 'video'), agree(asha, 'video'), agree(asha, 'video')])
  expect(await consentsOf(asha)).toHaveLength(1)

  platform.clock.advance(1000)
  await agree(asha, 'video', '2026-11-21-2')
  expect((await consentsOf(asha)).map(({ noticeVersion }) => noticeVersion)).toEqual(['2026-11-21-2', '2026-11-21'])
})

test('a withdrawn consent is no longer valid and stays in the list with its end', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  await agree(asha, 'sharing')
  platform.clock.advance(60_000)

  expect((await asha.delete('/api/consents/sharing')).statusCode).toBe(204)

  expect(await hasGivenConsent(platform.db, asha.id, 'sharing')).toBe(false)
  expect(await consentsOf(asha)).toMatchObject([{ purpose: 'sharing', withdrawnAt: '2026-03-14T09:01:00.000Z' }])
  expect((await asha.delete('/api/consents/sharing')).statusCode).toBe(404)
  await agree(asha, 'sharing')
  expect(await hasGivenConsent(platform.db, asha.id, 'sharing')).toBe(true)
})

test('withdrawing a consent and its effects succeed or fail together', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const nowMs = platform.clock.nowMs()
  await storeConsent(platform.db, { userId: asha.id, purpose: 'model', ...notice, nowMs })
  const ended: string[] = []
  const ends = (purpose: 'model' | 'video') => ({
    purpose,
    withdrawn: async (_tx: unknown, userId: string) => void ended.push(`${purpose} of ${userId}`),
  })
  const fails = { purpose: 'model' as const, withdrawn: () => Promise.reject(new Error('disk full')) }
  const withdrawal = { userId: asha.id, purpose: 'model' as const, nowMs }

  await expect(platform.db.transaction((tx) => withdrawConsent(tx, [fails], withdrawal))).rejects.toThrow('disk full')
  expect(await hasGivenConsent(platform.db, asha.id, 'model')).toBe(true)
  await platform.db.transaction((tx) => withdrawConsent(tx, [ends('model'), ends('video')], withdrawal))
  expect(ended).toEqual([`model of ${asha.id}`])
})

test('the consent of the account is listed and ends only with the account', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const data = { notice_version: '2026-11-21', language: 'hi' }
  await app.inject({
    method: 'POST',
    url: '/auth/v1/signup',
    payload: { email: 'asha@example.org', password: 'a-long-test-password', data },
  })
  const asha = await signInFamily(app, 'asha@example.org')
  expect(await consentsOf(asha)).toMatchObject([{ purpose: 'account', noticeVersion: '2026-11-21', language: 'hi' }])
  expect((await asha.delete('/api/consents/account')).statusCode).toBe(404)
  expect(await consentsOf(asha)).toMatchObject([{ withdrawnAt: null }])
})

test('nobody can see or withdraw the consent of another family', async () => {
  await using platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const ravi = await signUpFamily(app, 'ravi@example.org')
  await agree(asha, 'reminders')

  expect(await consentsOf(ravi)).toEqual([])
  expect((await ravi.delete('/api/consents/reminders')).statusCode).toBe(404)
  expect(await hasGivenConsent(platform.db, asha.id, 'reminders')).toBe(true)
  for (const method of ['GET', 'POST'] as const) {
    expect((await app.inject({ method, url: '/api/consents' })).statusCode).toBe(401)
  }
})

test('an unknown purpose, text version or language is refused', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const good = { purpose: 'video', ...notice }
  const wrong = { purpose: 'account', noticeVersion: '2026-03', language: 'ta' }
  for (const [field, value] of Object.entries(wrong)) {
    const payload = { ...good, [field]: value }
    const answer = await asha.send({ method: 'POST', url: '/api/consents', payload })
    expect(answer.json(), field).toMatchObject({ error: { code: 'invalid_input', fields: [field] } })
  }
  expect(await consentsOf(asha)).toEqual([])
})

function agree(family: Family, purpose: string, noticeVersion: string = notice.noticeVersion) {
  return family.send({ method: 'POST', url: '/api/consents', payload: { purpose, ...notice, noticeVersion } })
}

async function consentsOf(family: Family) {
  return (await family.get('/api/consents')).json<ConsentList>().items
}
