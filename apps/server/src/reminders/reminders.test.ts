import { randomUUID } from 'node:crypto'
import type { AnalyzeResponse } from '@ankur/screening'
import { expect, test } from 'vitest'
import { hostedProject } from '../accounts/test-hosted.ts'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { responsesCounting, signedUp } from '../screening/test-family.ts'
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

test('of unanswered follow-up questions a family is reminded once, three days later, under a subject that says nothing', async () => {
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

  const asked = await ask(at.asha, id)

  expect(asked.json()).toMatchObject({ kind: 'follow_up', isAsked: true, dueAt: '2026-03-17T09:00:00.000Z' })
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

test('an address that nobody confirmed gets no reminder, which the family reads, and gets it once it is', async () => {
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

test('nobody who did not ask is reminded', async () => {
  await using at = await atHome()
  await stored(at.asha, { responses: someSigns })
  await stored(at.asha, { birthMonth: '2024-07' })
  at.platform.clock.advance(400 * DAY_MS)
  expect(await sendDueReminders(at.platform)).toBe(0)
  expect((await at.platform.db.query('select from reminders')).length).toBe(0)
})

test('after few signs at 20 months a family is reminded in the month of the second birthday, in its language', async () => {
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

test('the consent is kept with its text, and asking twice is one reminder', async () => {
  await using at = await atHome()
  const id = await stored(at.asha, { responses: someSigns })
  await Promise.all([ask(at.asha, id), ask(at.asha, id)])
  at.platform.clock.advance(60_000)
  await ask(at.asha, id)
  expect(await stateOf(at.asha, id)).toMatchObject({ dueAt: '2026-03-17T09:00:00.000Z' })
  expect(await consentsOf(at.asha)).toMatchObject([{ purpose: 'reminders', noticeVersion: '2026-11-21', withdrawnAt: null }])
  expect(await at.platform.db.query('select from reminders')).toHaveLength(1)
})

test('what was done meanwhile needs no reminder', async () => {
  await using at = await atHome()
  const id = await stored(at.asha, { responses: someSigns })
  await ask(at.asha, id)
  await at.platform.db.query(`update assessments set outcome = 'few_signs', remaining = 0 where id = $1`, [id])
  at.platform.clock.advance(4 * DAY_MS)
  expect(await sendDueReminders(at.platform)).toBe(0)
  expect(await at.platform.db.query('select from reminders')).toEqual([])
})

test('answering again after the second birthday, before the mail is due, makes it unnecessary; too early does not', async () => {
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

test('a reminder that could not be sent in time is not sent late', async () => {
  await using at = await atHome()
  const id = await stored(at.asha, { responses: someSigns })
  await ask(at.asha, id)
  at.platform.clock.advance(15 * DAY_MS)
  expect(await sendDueReminders(at.platform)).toBe(0)
  expect(await at.platform.db.query('select from reminders')).toEqual([])
})

test('what falls due together comes as one mail, and many processes send it once', async () => {
  await using at = await atHome()
  const ravi = await signedUp(at.app, 'ravi@example.org')
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

test.each(['assessment', 'child', 'account'])('with the %s go the reminder and its mail', async (what) => {
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

test('taking the consent back deletes what waits, also the mail that has not left', async () => {
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

test('unticking the box of one assessment leaves the others; with the last one the consent ends', async () => {
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

test('nobody asks for, sees or ends the reminder of another family', async () => {
  await using at = await atHome()
  const id = await stored(at.asha, { responses: someSigns })
  await ask(at.asha, id)
  const ravi = await signedUp(at.app, 'ravi@example.org')
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

test('where there is nothing to be reminded of, or no notice was read, nothing is kept', async () => {
  await using at = await atHome()
  const many = await stored(at.asha, { responses: responsesCounting(1, 6, 7, 8, 9, 10, 14, 16) })
  expect((await ask(at.asha, many)).json()).toMatchObject({ error: { code: 'no_reminder' } })
  const some = await stored(at.asha, { responses: someSigns })
  expect((await ask(at.asha, some, {})).json()).toMatchObject({ error: { code: 'invalid_input' } })
  expect(await consentsOf(at.asha)).toEqual([])
  expect(await at.platform.db.query('select from reminders')).toEqual([])
})

test('an account that is kept elsewhere is reminded at the address it had when it asked', async () => {
  await using project = await hostedProject()
  await using platform = await testPlatform({ now, env: project.env })
  const app = createApp(platform)
  const headers = { authorization: `Bearer ${await project.sign({ nowMs: Date.parse(now) })}` }
  const payload = { responses: someSigns, userId: project.userId }
  const answered = await app.inject({ method: 'POST', url: '/functions/v1/analyze-autism-test', headers, payload })
  const { id } = answered.json<AnalyzeResponse>().assessment
  const asked = await app.inject({ method: 'PUT', url: `/api/assessments/${id}/reminder`, headers, payload: consent })
  expect(asked.json()).toMatchObject({ to: 'asha@example.org', isAsked: true })
  platform.clock.advance(3 * DAY_MS)
  expect(await sendDueReminders(platform)).toBe(1)
  expect(await mailsTo(platform, 'asha@example.org')).toHaveLength(1)
})

test('reminders stand in the export', async () => {
  await using at = await atHome()
  const id = await stored(at.asha, { responses: someSigns })
  await ask(at.asha, id)
  expect((await at.asha.get('/api/account/export')).json()).toMatchObject({
    reminders: [{ assessmentId: id, kind: 'follow_up', language: 'en', dueAt: '2026-03-17T09:00:00.000Z', sentAt: null }],
  })
})
