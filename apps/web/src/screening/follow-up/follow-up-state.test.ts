import { expect, test } from 'vitest'
import type { FollowUpReply, StoredAssessment } from '@ankur/screening/contract'
import { type FollowUpAnswer, nextQuestion } from '@ankur/screening/follow-up'
import type { StoredFollowUpState } from './stored-follow-up.ts'
import {
  type FollowUpEvent,
  type FollowUpState,
  firstFollowUp,
  storedFlows,
  nextFollowUp,
  sendable,
  viewOf,
} from './follow-up-state.ts'

const of = { userId: 'asha', assessmentId: 'one' }
const kept: StoredFollowUpState = { ...of, items: [7], answers: [], unsent: [] }
const says: FollowUpAnswer = { question: '7.how', chosen: ['says'] }

function after(state: FollowUpState, ...events: FollowUpEvent[]): FollowUpState {
  return events.reduce(nextFollowUp, state)
}

/** The server's response for a follow-up that is still open. */
function pending(answers: readonly FollowUpAnswer[], items: readonly number[] = [7]): FollowUpReply {
  return { state: 'pending', items, answers, next: null } as unknown as FollowUpReply
}

const replied = (reply: FollowUpReply, sent: readonly FollowUpAnswer[] = []): FollowUpEvent => ({
  kind: 'replied',
  reply,
  sent,
  of,
})
const failed = (code: string | null): FollowUpEvent => ({ kind: 'failed', code })

test('a page without data loads, and fails if neither phone nor server has any', () => {
  const opened = after(firstFollowUp(null), { kind: 'opening' })
  expect(viewOf(opened).kind).toBe('loading')
  expect(viewOf(after(opened, failed(null))).kind).toBe('failed')
  expect(viewOf(after(opened, failed(null), { kind: 'opening' })).kind).toBe('loading')
})

test('data on the phone is shown immediately, also without a connection', () => {
  const unsent = [{ question: '7.how', chosen: [] }]
  const opened = after(firstFollowUp({ ...kept, items: [7, 9], unsent }), { kind: 'opening' })
  expect(viewOf(opened)).toMatchObject({ kind: 'open', answers: unsent, kept: 'waiting' })
  expect(viewOf(after(opened, failed(null)))).toMatchObject({ kind: 'open', answers: unsent, kept: 'waiting' })
})

test('an answer is pending until the server has it', () => {
  const answered = after(firstFollowUp({ ...kept, items: [7, 9] }), { kind: 'answered', answer: says })
  expect(viewOf(answered)).toMatchObject({ answers: [says], kept: 'sending' })
  const merged = after(answered, replied(pending([says], [7, 9]), [says]))
  expect(viewOf(merged)).toMatchObject({ answers: [says], kept: 'account' })
  expect(merged.kept?.unsent).toEqual([])
})

test('an answer that was changed while the first was being sent remains unsent', () => {
  const changed = { question: '7.how', chosen: [] }
  const state = after(
    firstFollowUp({ ...kept, items: [7, 9] }),
    { kind: 'answered', answer: says },
    { kind: 'answered', answer: changed },
    replied(pending([says], [7, 9]), [says]),
  )
  expect(sendable(state.kept)).toEqual([changed])
  expect(viewOf(state)).toMatchObject({ answers: [changed], kept: 'sending' })
})

test('the final answer stays on the phone', () => {
  let state = firstFollowUp(kept)
  const flows = storedFlows(kept)
  for (let open = nextQuestion(flows, []); open; open = nextQuestion(flows, state.kept?.unsent ?? [])) {
    state = after(state, { kind: 'answered', answer: { question: open.id, chosen: [] } })
  }
  expect(state.kept?.unsent).toHaveLength(sendable(state.kept).length + 1)
  expect(viewOf(state)).toMatchObject({ kept: 'account' })
})

test('if the phone could not store the answers, they are reported to be in this page only', () => {
  const state = after(
    firstFollowUp({ ...kept, items: [7, 9] }),
    { kind: 'answered', answer: says },
    { kind: 'stored', isStored: false },
    failed(null),
  )
  expect(viewOf(state)).toMatchObject({ kept: 'nowhere' })
  expect(viewOf(after(state, { kind: 'stored', isStored: true }))).toMatchObject({ kept: 'waiting' })
})

test('answers that the server refuses for their question are dropped, and its own state is used', () => {
  const state = after(firstFollowUp({ ...kept, items: [7, 9], unsent: [says] }), failed('wrong_question'))
  expect(viewOf(state)).toMatchObject({ kind: 'open', answers: [] })
})

test('each end state has its kind and is final', () => {
  const assessment = { analysis: {} } as unknown as StoredAssessment
  const ends: [FollowUpEvent, unknown][] = [
    [replied(assessment as FollowUpReply), { kind: 'finished', assessment }],
    [replied({ state: 'done' } as FollowUpReply), { kind: 'finished', assessment: null }],
    [replied({ state: 'expired' } as FollowUpReply), { kind: 'expired' }],
    [failed('follow_up_expired'), { kind: 'expired' }],
    [failed('not_found'), { kind: 'gone' }],
    [failed('no_follow_up'), { kind: 'gone' }],
    [failed('other_questions'), { kind: 'other' }],
  ]
  for (const [event, view] of ends) {
    const ended = after(firstFollowUp(kept), event)
    expect(viewOf(ended)).toEqual(view)
    expect(after(ended, { kind: 'answered', answer: says }, failed(null), replied(pending([])), { kind: 'opening' })).toBe(ended)
  }
})
