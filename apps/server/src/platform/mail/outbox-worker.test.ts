import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openPlatform } from '../open-platform.ts'
import { testPlatform } from '../test-platform.ts'
import { startOutboxWorker } from './outbox-worker.ts'
import type { OutboxWorker } from './outbox-worker.ts'

const now = '2026-01-05T09:00:00Z'

test('the worker sends a queued mail soon, and a stopped worker sends nothing', async () => {
  let taken = 0
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume().once('end', () => {
        taken += 1
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
  await using base = await testPlatform({ now, env: { SMTP_URL: url } })
  let worker: OutboxWorker | null = null
  const platform = { ...base, ...openPlatform({ ...base, onMailQueued: () => worker?.nudge() }) }
  worker = startOutboxWorker(platform)
  const queue = () =>
    platform.db.transaction((tx) =>
      platform.mailer.queue(tx, { kind: 'test', to: 'a@example.org', subject: 's', text: 't', html: 'h' }),
    )

  await queue()
  await expect.poll(() => taken).toBe(1)
  await queue()
  await expect.poll(() => taken).toBe(2)
  await worker.stop()
  await queue()
  worker.nudge()

  expect(await platform.db.query(`select 1 from outbox where state = 'queued'`)).toHaveLength(1)
  expect(taken).toBe(2)
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

test('the row of a mail is deleted after a month', async () => {
  await using platform = await testPlatform({ now })
  const mail = { kind: 'test', to: 'a@example.org', subject: 's', text: 't', html: 'h' }
  await platform.db.transaction((tx) => platform.mailer.queue(tx, mail))
  platform.clock.advance(31 * 24 * 60 * 60_000)
  await platform.db.transaction((tx) => platform.mailer.queue(tx, mail))

  const worker = startOutboxWorker(platform)
  await expect.poll(() => platform.db.query('select 1 from outbox')).toHaveLength(1)
  await worker.stop()
})
