/**
 * A follow-up stored on this phone: the last state from the server, and the unsent answers. Its owner is stored with it, so
 * that the next user of a shared phone cannot see it.
 */
import type { FollowUpAnswer } from '@ankur/screening/follow-up'
import type { Flow } from '@ankur/screening/follow-up/flow'
import { isItemId, type ItemId } from '@ankur/screening/instrument'
import { itemKeys } from '@ankur/screening/item-keys'
import { deviceStorage, loadStored, parseJson, saveStored, type Store } from '../../platform/storage/storage.ts'
import { followUpKey } from './follow-up-owner.ts'

export interface StoredFollowUpState {
  readonly userId: string
  readonly assessmentId: string
  readonly items: readonly ItemId[]
  /** The questions of another form with its texts; without them, those of the twenty behaviours. */
  readonly flows?: readonly Flow[] | undefined
  /** What the server has. */
  readonly answers: readonly FollowUpAnswer[]
  /** The unsent answers. */
  readonly unsent: readonly FollowUpAnswer[]
}

/** This user's follow-up of this assessment, or null. */
export function loadFollowUp(userId: string, assessmentId: string, store: Store = deviceStorage): StoredFollowUpState | null {
  const stored = parseStored(loadStored(followUpKey, store))
  return stored?.userId === userId && stored.assessmentId === assessmentId ? stored : null
}

/** Whether the phone could store it. */
export function storeFollowUp(stored: StoredFollowUpState, store: Store = deviceStorage): boolean {
  return saveStored(followUpKey, JSON.stringify(stored), store)
}

/** The answers that remain unsent once these have arrived. */
export function unsentAfter(unsent: readonly FollowUpAnswer[], sent: readonly FollowUpAnswer[]): FollowUpAnswer[] {
  const arrived = new Set(sent.map((answer) => JSON.stringify(answer)))
  return unsent.filter((answer) => !arrived.has(JSON.stringify(answer)))
}

/** The unsent answers with one more; an earlier one to the same question is replaced. */
export function withUnsent(unsent: readonly FollowUpAnswer[], answer: FollowUpAnswer): FollowUpAnswer[] {
  return [...unsent.filter(({ question }) => question !== answer.question), answer]
}

function parseStored(text: string | null): StoredFollowUpState | null {
  const content = parseJson(text) as Partial<Record<keyof StoredFollowUpState, unknown>> | null
  if (typeof content?.userId !== 'string' || typeof content.assessmentId !== 'string') return null
  if (!Array.isArray(content.items) || !content.items.every(isItemId)) return null
  const { userId, assessmentId, items, flows } = content
  const isTwenty = items.every((item) => item <= itemKeys.length)
  if (flows === undefined ? !isTwenty : !Array.isArray(flows)) return null
  return {
    userId,
    assessmentId,
    items,
    ...(Array.isArray(flows) && { flows: flows as Flow[] }),
    answers: answersOf(content.answers),
    unsent: answersOf(content.unsent),
  }
}

/** Unreadable content counts as not answered. */
function answersOf(content: unknown): FollowUpAnswer[] {
  return Array.isArray(content) ? content.filter(isAnswer) : []
}

function isAnswer(content: unknown): content is FollowUpAnswer {
  const { question, chosen } = (content ?? {}) as Partial<Record<keyof FollowUpAnswer, unknown>>
  return typeof question === 'string' && Array.isArray(chosen) && chosen.every((option) => typeof option === 'string')
}
