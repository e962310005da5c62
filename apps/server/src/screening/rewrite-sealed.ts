import type { OptionalAnswers, ItemId, TestResponse } from '@ankur/screening'
import type { Queryable } from '../platform/db/database.ts'
import { familiesOf } from '../platform/family-keys/index.ts'
import {
  factColumns,
  openFacts,
  openTexts,
  sealFacts,
  sealTexts,
  type SealedFacts,
  type SealedTexts,
} from './sealed-assessment.ts'
import { countedOf } from './assessment-row.ts'

interface Row {
  readonly id: string
  readonly user_id: string
  readonly family_key: Buffer | null
  readonly sealed_facts: Buffer | null
  readonly sealed_texts: Buffer | null
  readonly extra: OptionalAnswers | null
  readonly counted_items: ItemId[] | null
  readonly remaining_items: ItemId[] | null
  readonly answers: TestResponse[] | null
  readonly analysis: string | null
}

/**
 * Changes the sealed parts of an assessment, which the caller's transaction must have locked. Also seals a row from before
 * encryption. Does nothing if there is no such row.
 */
export async function rewriteSealed(
  tx: Queryable,
  { userId, id }: { readonly userId: string; readonly id: string },
  changed: Partial<SealedFacts & SealedTexts>,
): Promise<void> {
  const [row] = await tx.query<Row>(
    `select id, ${factColumns}, sealed_texts, extra, counted_items, remaining_items, answers, analysis
     from assessments where user_id = $1 and id = $2 for update`,
    [userId, id],
  )
  if (!row) return
  const families = familiesOf(tx)
  const { answers, analysis } = { ...openTexts(families, row), ...changed }
  const facts = openFacts(families, row)
  const counted = countedOf({ counted_items: facts.counted_items, answers_to_count: answers })
  const key = await families.forWriting(tx, userId)
  await tx.query(
    `update assessments set sealed_facts = $3, sealed_texts = $4, extra = null, counted_items = null, remaining_items = null,
       answers = null, analysis = null
     where user_id = $1 and id = $2`,
    [userId, id, sealFacts(key, id, { ...facts, counted_items: counted, ...changed }), sealTexts(key, id, { answers, analysis })],
  )
}
