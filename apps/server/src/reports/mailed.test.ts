import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { AnalyzeResponse } from '@ankur/screening'
import type { ReportMail, ReportMailList } from '@ankur/screening/report/contract'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { deliverDue, pauseMs } from '../platform/mail/deliver-due.ts'
import { mailServer } from '../platform/mail/test-mail-server.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { type Family, responsesCounting, signInFamily, signUpFamily } from '../screening/test-family.ts'
import { drawnText } from '../platform/pdf/test-paper.ts'

const now = '2026-03-14T09:00:00Z'
const HOUR_MS = 60 * 60_000

/** Limits are on; the hourly budget is large enough to include the sign-up mail. */
async function family(smtpUrl: string | null, env: Record<string, string> = {}) {
  const smtp = smtpUrl === null ? {} : { SMTP_URL: `${smtpUrl}?mails_per_hour=500` }
  const platform = await testPlatform({ now, env: { ...smtp, ...env } })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const answer = await asha.analyze({ responses: responsesCounting(1, 2, 6, 7, 9, 10, 14, 16) })
  const { id } = answer.json<AnalyzeResponse>().assessment
  return { platform, asha, id, [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose]() }
}

function email(asha: Family, id: string, payload: object) {
  return asha.send({ method: 'POST', url: `/api/assessments/${id}/email`, payload })
}

async function mailsOf(asha: Family, id: string): Promise<ReportMail[]> {
  return (await asha.get(`/api/assessments/${id}/email`)).json<ReportMailList>().items
}

test('a report is mailed as text and file with a neutral subject, and its recipient is deleted after sending', async () => {
  await using server = await mailServer()
  await using at = await family(server.url)
  const response = await email(at.asha, at.id, { email: ' Doctor@Example.org ', language: 'en' })
  expect(response.statusCode).toBe(202)
  expect(response.json()).toMatchObject({ state: 'queued', requestedAt: '2026-03-14T09:00:00.000Z' })

  await deliverDue(at.platform)

  expect(await mailsOf(at.asha, at.id)).toMatchObject([{ id: response.json().id, state: 'sent' }])
  const arrived = (await server.read()).find(({ to }) => to[0]?.toLowerCase() === 'doctor@example.org')
  expect(arrived?.mail.subject).toBe('Your saved page')
  expect(arrived?.mail.text).toContain('Many signs: please see a child doctor soon')
  const [file] = arrived?.mail.attachments ?? []
  expect(file).toMatchObject({ filename: 'ankur-report-2026-03-14.pdf', mimeType: 'application/pdf' })
  expect(await drawnText(new Uint8Array(file?.content as ArrayBuffer), 1)).toContain('8-20 high: 8 of 20 at stage 1')
  const rows = await at.platform.db.query(
    'select outbox::text as all, (select count(*) from outbox_attachments) as files from outbox',
  )
  for (const row of rows) expect(row).toMatchObject({ all: expect.not.stringMatching(/doctor|saved page/i), files: 0 })
})

test('without a mail server the report is in the local mailbox, and the response says so', async () => {
  await using at = await family(null)
  expect((await email(at.asha, at.id, { email: 'doctor@example.org' })).json()).toMatchObject({ state: 'kept' })
  const box = await at.asha.send({
    method: 'GET',
    url: '/dev/mailbox?to=doctor@example.org',
    headers: { accept: 'application/json', host: 'localhost:3000' },
  })
  expect(box.json()).toMatchObject([
    { subject: 'Your saved page', attachments: [{ filename: 'ankur-report-2026-03-14.pdf', contentType: 'application/pdf' }] },
  ])
})

test('while the mail server is unavailable the state is “retrying”, and the mail is sent once later', async () => {
  const down = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => down.listen(0, '127.0.0.1', resolve))
  const { port } = down.address() as AddressInfo
  await using at = await family(`smtp://127.0.0.1:${port}`)
  await email(at.asha, at.id, { email: 'doctor@example.org' })
  for (let tries = 1; at.platform.clock.nowMs() < Date.parse(now) + HOUR_MS; tries += 1) {
    await deliverDue(at.platform)
    expect(await mailsOf(await signInFamily(createApp(at.platform), 'asha@example.org'), at.id)).toMatchObject([
      { state: 'retrying' },
    ])
    at.platform.clock.advance(pauseMs(tries))
  }
  await new Promise((resolve) => down.close(resolve))

  await using server = await mailServer()
  const back = { ...at.platform, config: { ...at.platform.config, smtpUrl: server.url } }
  await deliverDue(back)
  await deliverDue(back)
  expect(server.taken.filter(({ to }) => to[0] === 'doctor@example.org')).toHaveLength(1)
})

test('a recipient refused by the mail server is reported, and the address is deleted', async () => {
  await using server = await mailServer({ refuseReader: () => 550 })
  await using at = await family(server.url)
  await email(at.asha, at.id, { email: 'nobody@example.org' })
  await deliverDue(at.platform)
  expect(await mailsOf(at.asha, at.id)).toMatchObject([{ state: 'refused' }])
  expect(await at.platform.db.query(`select from outbox where outbox::text like '%nobody%'`)).toEqual([])
})

test('empty and malformed addresses are refused, and a repeated request is one mail', async () => {
  await using at = await family(null)
  expect((await email(at.asha, at.id, { email: '  ' })).json()).toMatchObject({ error: { code: 'email_missing' } })
  expect((await email(at.asha, at.id, { email: 'doctor' })).json()).toMatchObject({ error: { code: 'email_invalid' } })
  expect((await email(at.asha, at.id, {})).statusCode).toBe(422)

  const request = { email: 'doctor@example.org', requestId: randomUUID() }
  const both = await Promise.all([email(at.asha, at.id, request), email(at.asha, at.id, request)])
  const again = await email(at.asha, at.id, request)
  expect(new Set([...both, again].map((answer) => answer.json<ReportMail>().id)).size).toBe(1)
  expect(await mailsOf(at.asha, at.id)).toHaveLength(1)
})

test('an account can mail five reports a day, and refused requests do not count', async () => {
  await using at = await family(null, { RATE_LIMITS: 'on' })
  expect((await email(at.asha, at.id, { email: 'doctor' })).statusCode).toBe(422)
  for (let n = 0; n < 5; n += 1) {
    expect((await email(at.asha, at.id, { email: `doctor-${n}@example.org` })).statusCode).toBe(202)
  }
  const sixth = await email(at.asha, at.id, { email: 'doctor@example.org' })
  expect(sixth.statusCode).toBe(429)
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(80_000)
})

test('deleting the assessment or the account deletes a queued mail', async () => {
  for (const remove of ['assessment', 'account'] as const) {
    await using at = await family('smtp://127.0.0.1:1')
    await email(at.asha, at.id, { email: 'doctor@example.org' })
    await deliverDue(at.platform)
    const waiting = () => at.platform.db.query(`select from outbox where recipient = 'doctor@example.org'`)
    expect(await waiting()).toHaveLength(1)

    const gone =
      remove === 'assessment'
        ? await at.asha.delete(`/api/assessments/${at.id}`)
        : await at.asha.send({ method: 'DELETE', url: '/api/account', payload: { password: 'a-long-test-password' } })

    expect(gone.statusCode).toBe(204)
    expect(await waiting()).toEqual([])
    expect(await at.platform.db.query('select from outbox_attachments')).toEqual([])
    expect(await at.platform.db.query('select from report_mails')).toEqual([])
  }
})

test('the record of a mail is deleted a month after it was sent', async () => {
  await using server = await mailServer()
  await using at = await family(server.url)
  await email(at.asha, at.id, { email: 'doctor@example.org' })
  await deliverDue(at.platform)
  await at.platform.db.query('delete from outbox')
  expect(await mailsOf(at.asha, at.id)).toEqual([])
})
