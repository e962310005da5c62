import { expect, test } from 'vitest'
import { reminderFor } from './reminder.ts'

const march14 = Date.parse('2026-03-14T06:00:00Z')
const day = 24 * 60 * 60 * 1000
const pending = (until: string) => ({ followUp: { state: 'pending' as const, until }, rescreenMonth: null })

test('a follow-up reminder is sent three days after the request, while the questions can be answered', () => {
  expect(reminderFor(pending('2026-03-28T06:00:00Z'), march14)).toEqual({
    kind: 'follow_up',
    dueMs: march14 + 3 * day,
    endsMs: Date.parse('2026-03-28T06:00:00Z'),
  })
  expect(reminderFor(pending('2026-03-17T06:00:00Z'), march14)).toBeNull()
  for (const state of ['done', 'expired'] as const) {
    expect(reminderFor({ followUp: { state, until: '2026-03-28T06:00:00Z' }, rescreenMonth: null }, march14)).toBeNull()
  }
})

test('a reminder to answer again is sent on the first morning of the month, in Indian time', () => {
  const due = reminderFor({ followUp: null, rescreenMonth: '2026-09' }, march14)
  expect(due).toMatchObject({ kind: 'rescreen', dueMs: Date.parse('2026-09-01T03:30:00Z') })
  expect(reminderFor({ followUp: null, rescreenMonth: '2026-03' }, march14)).toBeNull()
  expect(reminderFor({ followUp: null, rescreenMonth: null }, march14)).toBeNull()
})

test('a follow-up that left few signs gives a reminder to answer again', () => {
  const done = { followUp: { state: 'done' as const, until: '2026-03-28T06:00:00Z' }, rescreenMonth: '2026-09' }
  expect(reminderFor(done, march14)).toMatchObject({ kind: 'rescreen' })
})
