/** Follow-ups in the database. Whose they are is part of every statement. */
import type { AssessmentSummary, Extra, FollowUpAnswer, ItemId, Outcome, TestResponse } from '@ankur/screening'
import type { Queryable } from '../platform/db/database.ts'
import { followUpOf, instrumentOf } from './store.ts'

/** An assessment that has a follow-up, with what is needed to finish it. */
export interface StoredFollowUp {
  readonly completedMs: number
  readonly responses: readonly TestResponse[]
  readonly extra: Extra
  readonly birthMonth: string | null
  readonly language: AssessmentSummary['language']
  readonly instrument: AssessmentSummary['instrument']
  readonly followUp: NonNullable<AssessmentSummary['followUp']>
  readonly answers: readonly FollowUpAnswer[]
}

interface Row {
  completed_at: Date
  outcome: Outcome
  remaining: number | null
  follow_up_until: Date | null
  responses: TestResponse[]
  extra: Extra
  birth_month: string | null
  language: AssessmentSummary['language']
  instrument_id: string
  instrument_version: string
  instrument_official: boolean
  instrument_behaviours: 'twenty' | 'own'
  answers: FollowUpAnswer[] | null
}

interface Place {
  readonly userId: string
  readonly id: string
}

/** Null for an assessment that is not this family's; `followUp` is null in one that has no follow-up. */
export async function findFollowUp(
  db: Queryable,
  { userId, id }: Place,
  { nowMs, lock }: { readonly nowMs: number; readonly lock: boolean },
): Promise<StoredFollowUp | { readonly followUp: null } | null> {
  // By a statement of its own: the one that waits for a lock goes on with what it saw of other tables before it waited.
  if (lock) await db.query('select from assessments where user_id = $1 and id = $2 for update', [userId, id])
  const [row] = await db.query<Row>(
    `select completed_at, outcome, remaining, follow_up_until, assessments.answers as responses, extra, birth_month, language,
       instrument_id, instrument_version, instrument_official, instrument_behaviours, follow_ups.answers
     from assessments left join follow_ups on assessment_id = id
     where user_id = $1 and id = $2`,
    [userId, id],
  )
  if (!row) return null
  const followUp = followUpOf(row, nowMs)
  return followUp ? toStored(row, followUp) : { followUp: null }
}

/** Keeps the answers; the same again changes nothing. */
export async function saveFollowUp(
  tx: Queryable,
  { userId, id }: Place,
  kept: { readonly answers: readonly FollowUpAnswer[]; readonly savedAt: Date; readonly isDone: boolean },
): Promise<void> {
  await tx.query(
    `insert into follow_ups (assessment_id, answers, saved_at, done_at)
     select id, $3, $4, $5 from assessments where user_id = $1 and id = $2
     on conflict (assessment_id) do update
     set answers = excluded.answers, saved_at = excluded.saved_at, done_at = excluded.done_at`,
    [userId, id, JSON.stringify(kept.answers), kept.savedAt, kept.isDone ? kept.savedAt : null],
  )
}

/** Writes the final outcome into the assessment; its first answers, total and band stay. */
export async function finishAssessment(
  tx: Queryable,
  { userId, id }: Place,
  final: Pick<AssessmentSummary, 'outcome' | 'rescreenMonth' | 'language' | 'templateVersion'> & {
    readonly remaining: readonly ItemId[]
    readonly analysis: string
  },
): Promise<void> {
  const { outcome, remaining, rescreenMonth, language, templateVersion, analysis } = final
  await tx.query(
    `update assessments
     set outcome = $3, remaining = jsonb_array_length($4), remaining_items = $4, rescreen_month = $5, language = $6, template_version = $7, analysis = $8
     where user_id = $1 and id = $2`,
    [userId, id, outcome, JSON.stringify(remaining), rescreenMonth, language, templateVersion, analysis],
  )
}

function toStored(row: Row, followUp: StoredFollowUp['followUp']): StoredFollowUp {
  return {
    completedMs: row.completed_at.getTime(),
    responses: row.responses,
    extra: row.extra,
    birthMonth: row.birth_month,
    language: row.language,
    instrument: instrumentOf(row),
    followUp,
    answers: row.answers ?? [],
  }
}
