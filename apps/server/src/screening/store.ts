/** Assessments in the database. Every statement checks the owner. */
import type { Answerer, StoredAssessment } from '@ankur/screening'
import type { Queryable } from '../platform/db/database.ts'
import { familiesOf, ifReadable } from '../platform/family-keys/index.ts'
import type { CountedTry } from '../platform/rate-limit.ts'
import { openSteps, type StepColumns, stepColumns } from './done-steps/done-steps.ts'
import {
  type NewAssessment,
  openStored,
  plainOf,
  type SealedStoredRow,
  storedColumns,
  type StoredRow,
  toColumns,
  toStored,
} from './assessment-row.ts'

export interface AssessmentToStore {
  readonly assessment: NewAssessment
  readonly userId: string
  readonly attemptId: string | null
  /** One of the family's children; null means its first. */
  readonly namedChildId: string | null
  /** The id for a new first child, if there is none. */
  readonly newChildId: string
  /** The parameters of the family's limit; null without a limit. */
  readonly counted: CountedTry | null
}

export interface StoreAnswer {
  readonly result: 'stored' | 'stored before' | 'no such child' | 'too many'
  readonly id: string
  readonly childId: string
}

/**
 * Stores and counts each assessment unless its attempt has already stored one; see `store_assessment` in the migrations. All are
 * in one transaction: if the database refuses one, none is stored.
 */
export async function storeAssessments(db: Queryable, requests: readonly AssessmentToStore[]): Promise<StoreAnswer[]> {
  const keys = await familiesOf(db).forWritingAll(
    db,
    requests.map(({ userId }) => userId),
  )
  const rows = requests.map(({ assessment, userId, attemptId, namedChildId, newChildId, counted }, place) => {
    const key = keys.get(userId)
    if (!key) throw new Error('family_key gave no row')
    const row = { ...toColumns(assessment, key), user_id: userId, attempt_id: attemptId }
    return { place, row, named: namedChildId, new: newChildId, ...counted }
  })
  // Sorted, so that concurrent lists lock families in the same order and cannot deadlock.
  rows.sort((one, other) => (one.row.user_id < other.row.user_id ? -1 : 1))
  const answers = await db.query<StoreAnswer & { place: number }>(
    `select each.place, answer.result, answer.stored_id as id, answer.stored_child as "childId"
     from jsonb_to_recordset($1) as each (place integer, row jsonb, named uuid, new uuid, key text, seconds integer, points integer),
       store_assessment(each.row, each.named, each.new, each.key, each.seconds, each.points) as answer`,
    [JSON.stringify(rows)],
  )
  const byPlace = new Map(answers.map(({ place, ...answer }) => [place, answer]))
  return requests.map((_, place) => {
    const answer = byPlace.get(place)
    if (!answer) throw new Error('store_assessment returned no row')
    return answer
  })
}

export async function findAssessment(
  db: Queryable,
  userId: string,
  { id, nowMs }: { readonly id: string; readonly nowMs: number },
): Promise<StoredAssessment | null> {
  const [row] = await db.query<SealedStoredRow>(`select ${storedColumns} from assessments where user_id = $1 and id = $2`, [
    userId,
    id,
  ])
  return row ? toStored(openStored(familiesOf(db), row), nowMs) : null
}

/** An assessment with all its related data. */
type WholeAssessment = StoredAssessment & {
  readonly attemptId: string | null
  /** The answers so far with their times; null if there are none. */
  readonly followUpAnswers: {
    readonly answers: readonly object[]
    readonly savedAt: string
    readonly doneAt: string | null
  } | null
}

/** Loads all assessments of a family for the export, newest first; only unsealed fields if the key is lost. */
export async function loadAssessments(db: Queryable, userId: string, nowMs: number): Promise<object[]> {
  const rows = await db.query<SealedStoredRow & StepColumns & { attempt_id: string | null }>(
    `select ${storedColumns}, attempt_id, ${stepColumns} from assessments where user_id = $1 order by completed_at desc, id desc`,
    [userId],
  )
  const families = familiesOf(db)
  const open = (sealed: (typeof rows)[number]) => ({
    ...toWhole(openStored(families, sealed), sealed.attempt_id, nowMs),
    doneSteps: openSteps(families, sealed),
  })
  return rows.map((sealed) => ifReadable(() => open(sealed), plainOf(sealed)))
}

function toWhole(row: StoredRow, attemptId: string | null, nowMs: number): WholeAssessment {
  const { follow_up: given } = row
  const followUpAnswers = given && { answers: given.answers, savedAt: given.savedAt, doneAt: given.doneAt }
  return { ...toStored(row, nowMs), attemptId, followUpAnswers }
}

/** Saves who answered; returns whether the assessment exists. */
export async function saveAnsweredBy(db: Queryable, userId: string, id: string, answeredBy: Answerer | null): Promise<boolean> {
  const rows = await db.query('update assessments set answered_by = $3 where user_id = $1 and id = $2 returning id', [
    userId,
    id,
    answeredBy,
  ])
  return rows.length > 0
}

/** Deletes an assessment; returns whether it existed. */
export async function deleteAssessment(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db.query('delete from assessments where user_id = $1 and id = $2 returning id', [userId, id])
  return rows.length > 0
}
