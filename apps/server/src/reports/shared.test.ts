import type { AnalyzeResponse } from '@ankur/screening'
import type { NewShare, SharedReport } from '@ankur/screening/report/contract'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { type Family, responsesCounting, signUpFamily } from '../screening/test-family.ts'

const now = '2026-03-14T09:00:00Z'
const DAY_MS = 24 * 60 * 60_000
const consent = { noticeVersion: '2026-11-21', language: 'pa' }

async function family(env: Record<string, string> = {}) {
  const platform = await testPlatform({ now, env: { PUBLIC_URL: 'https://ankur.example', ...env } })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const answer = await asha.analyze({ responses: responsesCounting(1, 2, 6, 7, 9, 10, 14, 16), language: 'pa' })
  const { id } = answer.json<AnalyzeResponse>().assessment
  const open = (token: string) => app.inject({ method: 'POST', url: '/api/shared', payload: { token } })
  return { platform, app, asha, id, open, [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose]() }
}

async function share(asha: Family, id: string, body: object = {}): Promise<NewShare & { token: string }> {
  const answer = await asha.send({ method: 'POST', url: `/api/assessments/${id}/share`, payload: body })
  expect(answer.statusCode).toBe(201)
  const made = answer.json<NewShare>()
  return { ...made, token: new URL(made.url).hash.slice(1) }
}

test('a link opens the report without an account, in the reader’s language, and is counted', async () => {
  await using at = await family()
  const made = await share(at.asha, at.id, { days: 7, consent })
  // The sender's language, for a reader who has chosen none.
  expect(made.url).toMatch(/^https:\/\/ankur\.example\/shared\?lang=pa#[\w-]{43}$/)
  expect(made).toMatchObject({ expiresAt: '2026-03-21T09:00:00.000Z', openings: 0, lastOpenedAt: null })

  const opened = await at.open(made.token)
  expect(opened.statusCode).toBe(200)
  expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  const { papers } = opened.json<SharedReport>()
  expect(papers.en.pages[0]?.blocks[0]).toMatchObject({ title: 'Many signs: please see a child doctor soon' })
  expect(papers.pa.pages[0]).toMatchObject({ language: 'pa', title: 'ਸਕ੍ਰੀਨਿੰਗ ਰਿਪੋਰਟ' })
  expect(papers.hi.pages[1]).toMatchObject({ language: 'en', title: 'Developmental screening: parent report' })
  expect(opened.body).not.toMatch(/asha|example\.org"/)

  at.platform.clock.advance(60_000)
  await at.open(made.token)
  const state = await at.asha.get(`/api/assessments/${at.id}/share`)
  expect(state.json()).toMatchObject({ share: { openings: 2, lastOpenedAt: '2026-03-14T09:01:00.000Z' } })
})

test('the database contains only the hash of a link', async () => {
  await using at = await family()
  const { token } = await share(at.asha, at.id)
  const rows = await at.platform.db.query<{ row: string }>('select report_shares::text as row from report_shares')
  const bytes = Buffer.from(token, 'base64url').toString('hex')
  for (const { row } of rows) for (const trace of [token, bytes]) expect(row).not.toContain(trace)
})

test('a link ends with its expiry, its withdrawal, a newer link, or the assessment', async () => {
  await using at = await family()
  const byTime = await share(at.asha, at.id, { days: 30 })
  at.platform.clock.advance(30 * DAY_MS)
  expect((await at.open(byTime.token)).json()).toMatchObject({ error: { code: 'not_found' } })

  await using other = await family()
  const first = await share(other.asha, other.id)
  const second = await share(other.asha, other.id)
  expect((await other.open(first.token)).statusCode).toBe(404)
  expect((await other.open(second.token)).statusCode).toBe(200)
  expect((await other.asha.delete(`/api/assessments/${other.id}/share`)).statusCode).toBe(204)
  expect((await other.open(second.token)).statusCode).toBe(404)
  expect((await other.asha.get(`/api/assessments/${other.id}/share`)).json()).toEqual({ share: null })

  const third = await share(other.asha, other.id)
  await other.asha.delete(`/api/assessments/${other.id}`)
  expect((await other.open(third.token)).statusCode).toBe(404)
  expect(await other.platform.db.query('select from report_shares')).toEqual([])
})

test('the consent is stored, and withdrawing it disables every link', async () => {
  await using at = await family()
  const { token } = await share(at.asha, at.id, { consent })
  expect((await at.asha.get('/api/consents')).json().items).toMatchObject([{ purpose: 'sharing', ...consent, withdrawnAt: null }])
  expect((await at.asha.delete('/api/consents/sharing')).statusCode).toBe(204)
  expect((await at.open(token)).statusCode).toBe(404)
})

test('a link is made only for a district that can exist', async () => {
  await using at = await family()
  for (const district of ['', 'x'.repeat(41), 'moga\0', '<b>moga</b>']) {
    const answer = await at.asha.send({ method: 'POST', url: `/api/assessments/${at.id}/share`, payload: { district } })
    expect([answer.statusCode, answer.json().error.fields], district).toEqual([422, ['district']])
  }
})

test('a link is valid for at most 30 days, and nobody can share another family’s report', async () => {
  await using at = await family()
  for (const days of [0, 31, 1.5, 'many']) {
    const answer = await at.asha.send({ method: 'POST', url: `/api/assessments/${at.id}/share`, payload: { days } })
    expect(answer.statusCode, `${days}`).toBe(422)
  }
  const ravi = await signUpFamily(at.app, 'ravi@example.org')
  expect((await ravi.send({ method: 'POST', url: `/api/assessments/${at.id}/share`, payload: {} })).statusCode).toBe(404)
  expect((await ravi.delete(`/api/assessments/${at.id}/share`)).statusCode).toBe(404)
})

test('guessing links is rate limited, and a malformed token gets 404 as an unknown one', async () => {
  await using at = await family({ RATE_LIMITS: 'on' })
  expect((await at.open('../../etc/passwd')).statusCode).toBe(404)
  expect((await at.open('x'.repeat(200))).statusCode).toBe(422)
  let last = 404
  for (let tries = 0; tries < 130 && last !== 429; tries += 1) last = (await at.open(`guess-${tries}`)).statusCode
  expect(last).toBe(429)
})

test('the export contains links and mails, and deleting the account deletes them', async () => {
  await using at = await family()
  await share(at.asha, at.id)
  await at.asha.send({ method: 'POST', url: `/api/assessments/${at.id}/email`, payload: { email: 'doctor@example.org' } })
  const file = (await at.asha.get('/api/account/export')).json()
  expect(file).toMatchObject({
    shareLinks: [{ assessmentId: at.id, openings: 0 }],
    reportMails: [{ assessmentId: at.id, state: 'kept', waitingFor: 'doctor@example.org' }],
  })
})
