/** Assessments in the database. Whose they are is part of every statement, so nobody can be shown another's. */
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

export interface ToStore {
  readonly assessment: NewAssessment
  readonly userId: string
  readonly attemptId: string | null
  /** One of the family's children; null stands for its first. */
  readonly namedChildId: string | null
  /** Becomes the first child's id when there is none. */
  readonly newChildId: string
  /** What the family's limit counts; null without a limit. */
  readonly counted: CountedTry | null
}

export interface StoreAnswer {
  readonly result: 'stored' | 'stored before' | 'no such child' | 'too many'
  readonly id: string
  readonly childId: string
}

/**
 * Stores each assessment and counts it, unless its attempt has stored one before; see `store_assessment` in the
 * migrations. All of them in one transaction: one that the database refuses takes the others with it.
 */
export async function storeAssessments(db: Queryable, asked: readonly ToStore[]): Promise<StoreAnswer[]> {
  const keys = await familiesOf(db).forWritingAll(
    db,
    asked.map(({ userId }) => userId),
  )
  const given = asked.map(({ assessment, userId, attemptId, namedChildId, newChildId, counted }, place) => {
    const key = keys.get(userId)
    if (!key) throw new Error('family_key gave no row')
    const row = { ...toColumns(assessment, key), user_id: userId, attempt_id: attemptId }
    return { place, row, named: namedChildId, new: newChildId, ...counted }
  })
  // Families are locked in one order everywhere: two lists that were stored at once could otherwise wait for each other.
  given.sort((one, other) => (one.row.user_id < other.row.user_id ? -1 : 1))
  const answers = await db.query<StoreAnswer & { place: number }>(
    `select each.place, answer.result, answer.stored_id as id, answer.stored_child as "childId"
     from jsonb_to_recordset($1) as each (place integer, row jsonb, named uuid, new uuid, key text, seconds integer, points integer),
       store_assessment(each.row, each.named, each.new, each.key, each.seconds, each.points) as answer`,
    [JSON.stringify(given)],
  )
  const byPlace = new Map(answers.map(({ place, ...answer }) => [place, answer]))
  return asked.map((_, place) => {
    const answer = byPlace.get(place)
    if (!answer) throw new Error('store_assessment said nothing')
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

/** An assessment with all that is kept beside it. */
type WholeAssessment = StoredAssessment & {
  readonly attemptId: string | null
  /** As given so far, and when; null when none was. */
  readonly followUpAnswers: {
    readonly answers: readonly object[]
    readonly savedAt: string
    readonly doneAt: string | null
  } | null
}

/** Everything of a family, newest first; of a row whose key is lost what is not sealed. */
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

/** Whether there was one to say it of. */
export async function saveAnsweredBy(db: Queryable, userId: string, id: string, answeredBy: Answerer | null): Promise<boolean> {
  const rows = await db.query('update assessments set answered_by = $3 where user_id = $1 and id = $2 returning id', [
    userId,
    id,
    answeredBy,
  ])
  return rows.length > 0
}

/** Whether there was one to delete. */
export async function deleteAssessment(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db.query('delete from assessments where user_id = $1 and id = $2 returning id', [userId, id])
  return rows.length > 0
}
