/** Texts of a model in the database. Every statement checks the owner. */
import type { Queryable } from '../platform/db/database.ts'
import { familiesOf, type FamilyKeys, familyKeyOf, ifReadable } from '../platform/family-keys/index.ts'
import type { PlainRows } from '../platform/family-keys/seal-plain-rows.ts'

export interface ModelText {
  readonly assessmentId: string
  readonly model: string
  readonly analysis: string
  readonly writtenAt: string
}

interface Row {
  assessment_id: string
  user_id: string
  family_key: Buffer | null
  model: string
  sealed: Buffer | null
  analysis: string | null
  written_at: Date
}

const columns = `assessment_id, user_id, ${familyKeyOf('model_texts')}, model, sealed, analysis, written_at`
const COLUMN = 'model_texts.sealed'

/** Returns the text that this model made from exactly this analysis. */
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
  return row ? toModelText(familiesOf(db), row) : null
}

/** Stores the text unless the assessment was deleted or the consent withdrawn during the call. */
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
  const key = await familiesOf(db).forWriting(db, text.userId)
  const rows = await db.query(
    `insert into model_texts (assessment_id, user_id, model, source_sha256, sealed, written_at)
     select id, user_id, $3, $4, $5, $6 from assessments
     where user_id = $1 and id = $2
       and exists (select from consents where consents.user_id = $1 and purpose = 'model' and withdrawn_at is null)
     on conflict (assessment_id) do update
     set model = excluded.model, source_sha256 = excluded.source_sha256, sealed = excluded.sealed, analysis = null, written_at = excluded.written_at
     returning assessment_id`,
    [text.userId, text.id, text.model, text.sourceHash, key.seal({ column: COLUMN, rowId: text.id }, text.analysis), text.at],
  )
  return rows.length > 0
}

export async function loadModelTexts(db: Queryable, userId: string): Promise<object[]> {
  const rows = await db.query<Row>(`select ${columns} from model_texts where user_id = $1 order by written_at desc`, [userId])
  return rows.map((row) =>
    ifReadable(() => toModelText(familiesOf(db), row), {
      assessmentId: row.assessment_id,
      writtenAt: row.written_at.toISOString(),
    }),
  )
}

/** Texts from versions before encryption. */
export const plainModelTexts: PlainRows = {
  load: (db, afterId, count) =>
    db.query(
      `select assessment_id as id, user_id from model_texts where sealed is null and assessment_id > $1 order by assessment_id limit $2`,
      [afterId, count],
    ),
  async seal(tx, { id, user_id: userId }) {
    const [row] = await tx.query<{ analysis: string }>(
      'select analysis from model_texts where assessment_id = $1 and sealed is null for update',
      [id],
    )
    if (!row) return
    const key = await familiesOf(tx).forWriting(tx, userId)
    const sealed = key.seal({ column: COLUMN, rowId: id }, row.analysis)
    await tx.query('update model_texts set sealed = $2, analysis = null where assessment_id = $1', [id, sealed])
  },
}

export async function deleteModelTexts(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from model_texts where user_id = $1', [userId])
}

function toModelText(families: FamilyKeys, row: Row): ModelText {
  const { assessment_id: assessmentId, model, sealed, written_at: writtenAt } = row
  const analysis =
    sealed === null
      ? (row.analysis ?? '')
      : families.open(row.user_id, row.family_key).open<string>({ column: COLUMN, rowId: assessmentId }, sealed)
  return { assessmentId, model, analysis, writtenAt: writtenAt.toISOString() }
}
