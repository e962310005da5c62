/** Assessments in the database. Whose they are is part of every statement, so nobody can be shown another's. */
import type { AssessmentSummary, Extra, StoredAssessment, TestResponse } from '@ankur/screening'
import type { Queryable } from '../platform/db/database.ts'
import type { ListCursor } from './list-cursor.ts'

export interface NewAssessment extends Omit<StoredAssessment, 'id' | 'completed_at'> {
  readonly id: string
  readonly userId: string
  readonly attemptId: string | null
  readonly completedAt: Date
}

interface SummaryRow {
  id: string
  completed_at: Date
  total: number
  band: AssessmentSummary['band']
  outcome: AssessmentSummary['outcome']
  remaining: number | null
  age_months: number | null
  age_applies: boolean | null
  birth_month: string | null
  rescreen_month: string | null
  child_id: string | null
  instrument_id: string
  instrument_version: string
  instrument_official: boolean
  language: AssessmentSummary['language']
  template_version: string
}

interface StoredRow extends SummaryRow {
  answers: TestResponse[]
  extra: Extra
  analysis: string
}

const summaryColumns = `id, completed_at, total, band, outcome, remaining, age_months, age_applies, birth_month, rescreen_month,
  child_id, instrument_id, instrument_version, instrument_official, language, template_version`
const storedColumns = `${summaryColumns}, answers, extra, analysis`

export async function insertAssessment(tx: Queryable, row: NewAssessment): Promise<StoredAssessment | null> {
  const rows = await tx.query<StoredRow>(
    `insert into assessments (id, user_id, attempt_id, completed_at, total, band, outcome, remaining, age_months, age_applies,
       birth_month, rescreen_month, child_id, instrument_id, instrument_version, instrument_official, language,
       template_version, answers, extra, analysis)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
     on conflict on constraint assessments_attempt do nothing
     returning ${storedColumns}`,
    [
      row.id,
      row.userId,
      row.attemptId,
      row.completedAt,
      row.total,
      row.band,
      row.outcome,
      row.remaining,
      row.ageMonths,
      row.ageApplies,
      row.birthMonth,
      row.rescreenMonth,
      row.childId,
      row.instrument.id,
      row.instrument.version,
      row.instrument.official,
      row.language,
      row.templateVersion,
      JSON.stringify(row.answers),
      JSON.stringify(row.extra),
      row.analysis,
    ],
  )
  return rows[0] ? toStored(rows[0]) : null
}

export async function findAttempt(db: Queryable, userId: string, attemptId: string): Promise<StoredAssessment | null> {
  const rows = await db.query<StoredRow>(`select ${storedColumns} from assessments where user_id = $1 and attempt_id = $2`, [
    userId,
    attemptId,
  ])
  return rows[0] ? toStored(rows[0]) : null
}

export async function findAssessment(db: Queryable, userId: string, id: string): Promise<StoredAssessment | null> {
  const rows = await db.query<StoredRow>(`select ${storedColumns} from assessments where user_id = $1 and id = $2`, [userId, id])
  return rows[0] ? toStored(rows[0]) : null
}

/** Newest first, after the cursor; as steady a page on a million rows as on ten, and while rows are added. */
export async function listAssessments(
  db: Queryable,
  userId: string,
  page: { readonly after: ListCursor | null; readonly count: number },
): Promise<AssessmentSummary[]> {
  const after = page.after && [new Date(page.after.completedMs), page.after.id]
  const rows = await db.query<SummaryRow>(
    `select ${summaryColumns} from assessments
     where user_id = $1 ${after ? 'and (completed_at, id) < ($3, $4)' : ''}
     order by completed_at desc, id desc limit $2`,
    [userId, page.count, ...(after ?? [])],
  )
  return rows.map(toSummary)
}

/** Whether there was one to delete. */
export async function deleteAssessment(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db.query('delete from assessments where user_id = $1 and id = $2 returning id', [userId, id])
  return rows.length > 0
}

function toStored(row: StoredRow): StoredAssessment {
  return { ...toSummary(row), answers: row.answers, extra: row.extra, analysis: row.analysis }
}

function toSummary(row: SummaryRow): AssessmentSummary {
  return {
    id: row.id,
    completed_at: row.completed_at.toISOString(),
    total: row.total,
    band: row.band,
    outcome: row.outcome,
    remaining: row.remaining,
    ageMonths: row.age_months,
    ageApplies: row.age_applies,
    birthMonth: row.birth_month,
    rescreenMonth: row.rescreen_month,
    childId: row.child_id,
    instrument: { id: row.instrument_id, version: row.instrument_version, official: row.instrument_official },
    language: row.language,
    templateVersion: row.template_version,
  }
}
