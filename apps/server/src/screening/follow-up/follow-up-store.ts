/** Follow-ups in the database. Every statement checks the owner. */
import type { AssessmentSummary, OptionalAnswers, FollowUpAnswer, ItemId, Outcome, TestResponse } from '@ankur/screening'
import type { Queryable } from '../../platform/db/database.ts'
import { familiesOf, type FamilyKeys } from '../../platform/family-keys/index.ts'
import { rewriteSealed } from '../rewrite-sealed.ts'
import { factColumns, openFacts, openFollowUp, openTexts, sealFollowUp } from '../sealed-assessment.ts'
import { followUpOf, instrumentOf } from '../assessment-row.ts'

/** An assessment with a follow-up, and the data needed to complete it. */
export interface StoredFollowUp {
  readonly completedMs: number
  readonly responses: readonly TestResponse[]
  readonly extra: OptionalAnswers
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
  id: string
  user_id: string
  family_key: Buffer | null
  sealed_facts: Buffer | null
  sealed_texts: Buffer | null
  counted_items: ItemId[] | null
  remaining_items: ItemId[] | null
  answers: TestResponse[] | null
  analysis: string | null
  extra: OptionalAnswers | null
  birth_month: string | null
  language: AssessmentSummary['language']
  instrument_id: string
  instrument_version: string
  instrument_official: boolean
  instrument_behaviours: 'twenty' | 'own'
  follow_up_answers: FollowUpAnswer[] | null
  follow_up_sealed: Buffer | null
}

interface Place {
  readonly userId: string
  readonly id: string
}

/** Returns null if the assessment is not this family's; `followUp` is null if it has none. */
export async function findFollowUp(
  db: Queryable,
  { userId, id }: Place,
  { nowMs, lock }: { readonly nowMs: number; readonly lock: boolean },
): Promise<StoredFollowUp | { readonly followUp: null } | null> {
  // A separate statement: one that waits for a lock continues with the older snapshot of other tables.
  if (lock) await db.query('select from assessments where user_id = $1 and id = $2 for update', [userId, id])
  const [row] = await db.query<Row>(
    `select id, completed_at, outcome, remaining, follow_up_until, assessments.answers, analysis, extra, counted_items, remaining_items,
       sealed_texts, ${factColumns}, birth_month, language, instrument_id, instrument_version, instrument_official, instrument_behaviours,
       follow_ups.answers as follow_up_answers, follow_ups.sealed as follow_up_sealed
     from assessments left join follow_ups on assessment_id = id
     where user_id = $1 and id = $2`,
    [userId, id],
  )
  if (!row) return null
  const followUp = followUpOf(row, nowMs)
  return followUp ? toStored(familiesOf(db), row, followUp) : { followUp: null }
}

/** Saves the answers; repeating it changes nothing. */
export async function saveFollowUp(
  tx: Queryable,
  { userId, id }: Place,
  stored: { readonly answers: readonly FollowUpAnswer[]; readonly savedAt: Date; readonly isDone: boolean },
): Promise<void> {
  const key = await familiesOf(tx).forWriting(tx, userId)
  await tx.query(
    `insert into follow_ups (assessment_id, sealed, saved_at, done_at)
     select id, $3, $4, $5 from assessments where user_id = $1 and id = $2
     on conflict (assessment_id) do update
     set answers = null, sealed = excluded.sealed, saved_at = excluded.saved_at, done_at = excluded.done_at`,
    [userId, id, sealFollowUp(key, id, stored.answers), stored.savedAt, stored.isDone ? stored.savedAt : null],
  )
}

/** Saves the final outcome in the assessment; its first answers, total and band stay. */
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
    `update assessments set outcome = $3, remaining = $4, rescreen_month = $5, language = $6, template_version = $7
     where user_id = $1 and id = $2`,
    [userId, id, outcome, remaining.length, rescreenMonth, language, templateVersion],
  )
  await rewriteSealed(tx, { userId, id }, { remaining_items: [...remaining], analysis })
}

function toStored(families: FamilyKeys, row: Row, followUp: StoredFollowUp['followUp']): StoredFollowUp {
  return {
    completedMs: row.completed_at.getTime(),
    responses: openTexts(families, row).answers,
    extra: openFacts(families, row).extra,
    birthMonth: row.birth_month,
    language: row.language,
    instrument: instrumentOf(row),
    followUp,
    answers: openFollowUp(families, row, { answers: row.follow_up_answers, sealed: row.follow_up_sealed }),
  }
}
