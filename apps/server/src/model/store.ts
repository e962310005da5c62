/** Texts in a model's words. Whose they are is part of every statement. */
import type { Queryable } from '../platform/db/database.ts'

export interface ModelText {
  readonly assessmentId: string
  readonly model: string
  readonly analysis: string
  readonly writtenAt: string
}

interface Row {
  assessment_id: string
  model: string
  analysis: string
  written_at: Date
}

const columns = 'assessment_id, model, analysis, written_at'

/** The one that was made from this very text by this model. */
export async function findModelText(
  db: Queryable,
  {
    userId,
    id,
    sourceHash,
    model,
  }: { readonly userId: string; readonly id: string; readonly sourceHash: string; readonly model: string },
): Promise<ModelText | null> {
  const [row] = await db.query<Row>(
    `select ${columns} from model_texts where user_id = $1 and assessment_id = $2 and source_sha256 = $3 and model = $4`,
    [userId, id, sourceHash, model],
  )
  return row ? toModelText(row) : null
}

/** Keeps it, unless the assessment was deleted, or the consent taken back, while the model wrote. */
export async function saveModelText(
  db: Queryable,
  text: {
    readonly userId: string
    readonly id: string
    readonly sourceHash: string
    readonly model: string
    readonly analysis: string
    readonly at: Date
  },
): Promise<boolean> {
  const rows = await db.query(
    `insert into model_texts (assessment_id, user_id, model, source_sha256, analysis, written_at)
     select id, user_id, $3, $4, $5, $6 from assessments
     where user_id = $1 and id = $2
       and exists (select from consents where consents.user_id = $1 and purpose = 'model' and withdrawn_at is null)
     on conflict (assessment_id) do update
     set model = excluded.model, source_sha256 = excluded.source_sha256, analysis = excluded.analysis, written_at = excluded.written_at
     returning assessment_id`,
    [text.userId, text.id, text.model, text.sourceHash, text.analysis, text.at],
  )
  return rows.length > 0
}

export async function loadModelTexts(db: Queryable, userId: string): Promise<ModelText[]> {
  const rows = await db.query<Row>(`select ${columns} from model_texts where user_id = $1 order by written_at desc`, [userId])
  return rows.map(toModelText)
}

export async function deleteModelTexts(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from model_texts where user_id = $1', [userId])
}

function toModelText({ assessment_id, model, analysis, written_at }: Row): ModelText {
  return { assessmentId: assessment_id, model, analysis, writtenAt: written_at.toISOString() }
}
