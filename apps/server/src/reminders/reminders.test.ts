import { randomUUID } from 'node:crypto'
import type { AnalyzeResponse } from '@ankur/screening'
import { expect, test } from 'vitest'
import { hostedProject } from '../accounts/test-hosted.ts'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { responsesCounting, signUpFamily } from '../screening/test-family.ts'
import { sendDueReminders } from './send-due.ts'
import {
  again,
  ask,
  atHome,
  confirm,
  consent,
  consentsOf,
  DAY_MS,
  mailsTo,
  now,
  someSigns,
  stateOf,
  stored,
} from './test-home.ts'

test('a family is reminded once of unanswered follow-up questions, after three days, with a neutral subject', async () => {
  await using at = await atHome()
  const id = await stored(at.asha, { responses: someSigns })
  expect(await stateOf(at.asha, id)).toEqual({
    to: 'asha@example.org',
    isConfirmed: true,
    kind: 'follow_up',
    dueAt: '2026-03-17T09:00:00.000Z',
    isAsked: false,
    sentAt: null,
  })

  const response = await ask(at.asha, id)

  expect(response.json()).toMatchObject({ kind: 'follow_up', isAsked: true, dueAt: '2026-03-17T09:00:00.000Z' })
  at.platform.clock.advance(3 * DAY_MS - 1)
  expect(await sendDueReminders(at.platform)).toBe(0)
  at.platform.clock.advance(1)
  expect(await sendDueReminders(at.platform)).toBe(1)
  expect(await sendDueReminders(at.platform)).toBe(0)
  const [mail] = await mailsTo(at.platform, 'asha@example.org')
  expect(mail).toMatchObject({ subject: 'A reminder from Ankur' })
  expect(mail?.text_body).toContain('/dashboard')
  expect(`${mail?.text_body} ${mail?.html_body}`).not.toMatch(/autis|child|screen|question|sign[s ](?!in)|result/i)
  expect(await stateOf(await again(at), id)).toMatchObject({ isAsked: true, sentAt: '2026-03-17T09:00:00.000Z' })
})

test('an unconfirmed address gets no reminder until it is confirmed, and the page says so', async () => {
  await using at = await atHome()
  await at.platform.db.query('update users set email_confirmed_at = null')
  const id = await stored(at.asha, { responses: someSigns })
  expect((await ask(at.asha, id)).json()).toMatchObject({ isAsked: true, isConfirmed: false })
  at.platform.clock.advance(4 * DAY_MS)
  expect(await sendDueReminders(at.platform)).toBe(0)
  await confirm(at.platform, 'asha@example.org')
  expect(await stateOf(await again(at), id)).toMatchObject({ isConfirmed: true, sentAt: null })
  expect(await sendDueReminders(at.platform)).toBe(1)
  expect(await mailsTo(at.platform, 'asha@example.org')).toHaveLength(1)
})

test('no reminder is sent without a request', async () => {
  await using at = await atHome()
  await stored(at.asha, { responses: someSigns })
  await stored(at.asha, { birthMonth: '2024-07' })
  at.platform.clock.advance(400 * DAY_MS)
  expect(await sendDueReminders(at.platform)).toBe(0)
  expect((await at.platform.db.query('select from reminders')).length).toBe(0)
})

test('after a low result at 20 months a family is reminded in the month of the second birthday, in its language', async () => {
  await using at = await atHome()
  const id = await stored(at.asha, { birthMonth: '2024-07' })
  await ask(at.asha, id, { ...consent, language: 'hi' })
  expect(await stateOf(at.asha, id)).toMatchObject({ kind: 'rescreen', dueAt: '2026-07-01T03:30:00.000Z' })

  at.platform.clock.advance(Date.parse('2026-07-01T03:30:00Z') - Date.parse(now))
  expect(await sendDueReminders(at.platform)).toBe(1)
  expect(await mailsTo(at.platform, 'asha@example.org')).toMatchObject([
    { subject: 'अंकुर का रिमाइंडर', html_body: expect.stringContaining('lang="hi"') },
  ])
})

test('the consent is stored with its text, and requesting twice is one reminder', async () => {
  await using at = await atHome()
  const id = await stored(at.asha, { responses: someSigns })
  await Promise.all([ask(at.asha, id), ask(at.asha, id)])
  at.platform.clock.advance(60_000)
  await ask(at.asha, id)
  expect(await stateOf(at.asha, id)).toMatchObject({ dueAt: '2026-03-17T09:00:00.000Z' })
  expect(await consentsOf(at.asha)).toMatchObject([{ purpose: 'reminders', noticeVersion: '2026-11-21', withdrawnAt: null }])
  expect(await at.platform.db.query('select from reminders')).toHaveLength(1)
})

test('no reminder is sent for something already done', async () => {
  await using at = await atHome()
  const id = await stored(at.asha, { responses: someSigns })
  await ask(at.asha, id)
  await at.platform.db.query(`update assessments set outcome = 'few_signs', remaining = 0 where id = $1`, [id])
  at.platform.clock.advance(4 * DAY_MS)
  expect(await sendDueReminders(at.platform)).toBe(0)
  expect(await at.platform.db.query('select from reminders')).toEqual([])
})

test('a new screening after the second birthday cancels the reminder; an earlier one does not', async () => {
  await using at = await atHome()
  const id = await stored(at.asha, { birthMonth: '2024-02' })
  expect(await stateOf(at.asha, id)).toMatchObject({ kind: null })
  const young = await stored(at.asha, { birthMonth: '2024-04' })
  await ask(at.asha, young)
  const tooEarly = await stored(at.asha, { birthMonth: '2024-04' })
  expect(tooEarly).not.toBe(young)
  at.platform.clock.advance(60 * DAY_MS)
  await stored(await again(at), { birthMonth: '2024-04' })
  at.platform.clock.advance(60 * DAY_MS)
  expect(await sendDueReminders(at.platform)).toBe(0)
  expect(await mailsTo(at.platform, 'asha@example.org')).toEqual([])
})

test('a reminder that could not be sent in time is dropped', async () => {
  await using at = await atHome()
  const id = await stored(at.asha, { responses: someSigns })
  await ask(at.asha, id)
  at.platform.clock.advance(15 * DAY_MS)
  expect(await sendDueReminders(at.platform)).toBe(0)
  expect(await at.platform.db.query('select from reminders')).toEqual([])
})

test('reminders due together are sent as one mail, and only once by several processes', async () => {
  await using at = await atHome()
  const ravi = await signUpFamily(at.app, 'ravi@example.org')
  await confirm(at.platform, 'ravi@example.org')
  for (const family of [at.asha, at.asha, ravi]) await ask(family, await stored(family, { responses: someSigns }))
  at.platform.clock.advance(3 * DAY_MS)

  const sent = await Promise.all(Array.from({ length: 4 }, () => sendDueReminders(at.platform)))
  await sendDueReminders(at.platform)

  expect(sent.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(2)
  for (const address of ['asha@example.org', 'ravi@example.org']) {
    expect(await mailsTo(at.platform, address)).toHaveLength(1)
  }
})

test.each(['assessment', 'child', 'account'])('deleting the %s deletes the reminder and its mail', async (what) => {
  await using at = await atHome({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'ankur@example.org' })
  const answer = await at.asha.analyze({ responses: someSigns })
  const { id, childId } = answer.json<AnalyzeResponse>().assessment
  const other = await stored(at.asha, { responses: someSigns })
  await ask(at.asha, id)
  at.platform.clock.advance(3 * DAY_MS)
  await sendDueReminders(at.platform)
  expect(await mailsTo(at.platform, 'asha@example.org')).toHaveLength(1)
  const asha = await again(at)
  await ask(asha, other)

  if (what === 'assessment') await asha.delete(`/api/assessments/${id}`)
  if (what === 'child') await asha.delete(`/api/children/${childId}`)
  if (what === 'account') {
    const payload = { password: 'a-long-test-password' }
    expect((await asha.send({ method: 'DELETE', url: '/api/account', payload })).statusCode).toBe(204)
  }

  expect(await mailsTo(at.platform, 'asha@example.org')).toEqual([])
  expect(await at.platform.db.query('select from reminders')).toHaveLength(what === 'assessment' ? 1 : 0)
})

test('withdrawing the consent deletes pending reminders and queued mails', async () => {
  await using at = await atHome({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'ankur@example.org' })
  const first = await stored(at.asha, { responses: someSigns })
  await ask(at.asha, first)
  at.platform.clock.advance(3 * DAY_MS)
  await sendDueReminders(at.platform)
  const asha = await again(at)
  await ask(asha, await stored(asha, { birthMonth: '2024-08' }))

  expect((await asha.delete('/api/consents/reminders')).statusCode).toBe(204)

  expect(await at.platform.db.query('select from reminders')).toEqual([])
  expect(await mailsTo(at.platform, 'asha@example.org')).toEqual([])
})

test('cancelling the reminder of one assessment keeps the others; cancelling the last ends the consent', async () => {
  await using at = await atHome()
  const [one, two] = [await stored(at.asha, { responses: someSigns }), await stored(at.asha, { birthMonth: '2024-08' })]
  await ask(at.asha, one)
  await ask(at.asha, two)

  expect((await at.asha.delete(`/api/assessments/${one}/reminder`)).statusCode).toBe(204)
  expect(await stateOf(at.asha, one)).toMatchObject({ isAsked: false })
  expect(await stateOf(at.asha, two)).toMatchObject({ isAsked: true })
  expect(await consentsOf(at.asha)).toMatchObject([{ withdrawnAt: null }])
  await at.asha.delete(`/api/assessments/${two}/reminder`)
  expect(await consentsOf(at.asha)).toMatchObject([{ withdrawnAt: now.replace('Z', '.000Z') }])
  expect((await at.asha.delete(`/api/assessments/${two}/reminder`)).statusCode).toBe(404)
})

test('nobody can request, see or cancel the reminder of another family', async () => {
  await using at = await atHome()
  const id = await stored(at.asha, { responses: someSigns })
  await ask(at.asha, id)
  const ravi = await signUpFamily(at.app, 'ravi@example.org')
  for (const other of [id, randomUUID(), 'x']) {
    const url = `/api/assessments/${other}/reminder`
    expect((await ravi.get(url)).statusCode).toBe(404)
    expect((await ask(ravi, other)).statusCode).toBe(404)
    expect((await ravi.delete(url)).statusCode).toBe(404)
  }
  expect(await consentsOf(ravi)).toEqual([])
  expect(await stateOf(at.asha, id)).toMatchObject({ isAsked: true })
  expect((await at.app.inject({ method: 'GET', url: `/api/assessments/${id}/reminder` })).statusCode).toBe(401)
})

test('nothing is stored if there is no reminder to request, or no notice was shown', async () => {
  await using at = await atHome()
  const many = await stored(at.asha, { responses: responsesCounting(1, 6, 7, 8, 9, 10, 14, 16) })
  expect((await ask(at.asha, many)).json()).toMatchObject({ error: { code: 'no_reminder' } })
  const some = await stored(at.asha, { responses: someSigns })
  expect((await ask(at.asha, some, {})).json()).toMatchObject({ error: { code: 'invalid_input' } })
  expect(await consentsOf(at.asha)).toEqual([])
  expect(await at.platform.db.query('select from reminders')).toEqual([])
})

test('a hosted account is reminded at the address it had at the request', async () => {
  await using project = await hostedProject()
  await using platform = await testPlatform({ now, env: project.env })
  const app = createApp(platform)
  const headers = { authorization: `Bearer ${await project.sign({ nowMs: Date.parse(now) })}` }
  const payload = { responses: someSigns, userId: project.userId }
  const answered = await app.inject({ method: 'POST', url: '/functions/v1/analyze-autism-test', headers, payload })
  const { id } = answered.json<AnalyzeResponse>().assessment
  const response = await app.inject({ method: 'PUT', url: `/api/assessments/${id}/reminder`, headers, payload: consent })
  expect(response.json()).toMatchObject({ to: 'asha@example.org', isAsked: true })
  platform.clock.advance(3 * DAY_MS)
  expect(await sendDueReminders(platform)).toBe(1)
  expect(await mailsTo(platform, 'asha@example.org')).toHaveLength(1)
})

test('the export contains reminders', async () => {
  await using at = await atHome()
  const id = await stored(at.asha, { responses: someSigns })
  await ask(at.asha, id)
  expect((await at.asha.get('/api/account/export')).json()).toMatchObject({
    reminders: [{ assessmentId: id, kind: 'follow_up', language: 'en', dueAt: '2026-03-17T09:00:00.000Z', sentAt: null }],
  })
})
