/**
 * The parts of an assessment that are sealed with the family's key. The facts for lists and advice are separate from the long
 * texts, so that a list reads and decrypts only a few hundred bytes of each row.
 */
import type { OptionalAnswers, FollowUpAnswer, ItemId, TestResponse } from '@ankur/screening'
import { familyKeyOf } from '../platform/family-keys/family-keys.ts'
import type { FamilyKey, FamilyKeys } from '../platform/family-keys/index.ts'

export interface SealedFacts {
  readonly extra: OptionalAnswers
  readonly counted_items: ItemId[] | null
  readonly remaining_items: ItemId[] | null
}

export interface SealedTexts {
  readonly answers: TestResponse[]
  readonly analysis: string
}

const FACTS = 'assessments.sealed_facts'
const TEXTS = 'assessments.sealed_texts'
const FOLLOW_UP = 'follow_ups.sealed'

/** The columns needed to decrypt a row of `assessments`. */
export const factColumns = `assessments.user_id, sealed_facts, ${familyKeyOf('assessments')}`

interface FactColumns {
  readonly id: string
  readonly user_id: string
  readonly family_key: Buffer | null
  readonly sealed_facts: Buffer | null
  readonly extra: OptionalAnswers | null
  readonly counted_items: ItemId[] | null
  readonly remaining_items: ItemId[] | null
}

/** Returns the facts of a row, sealed or from before encryption. */
export function openFacts(families: FamilyKeys, row: FactColumns): SealedFacts {
  const { id, sealed_facts: sealed } = row
  if (sealed !== null) return keyOf(families, row).open(at(FACTS, id), sealed)
  return { extra: row.extra ?? {}, counted_items: row.counted_items, remaining_items: row.remaining_items }
}

export function openTexts(
  families: FamilyKeys,
  row: FactColumns & {
    readonly sealed_texts: Buffer | null
    readonly answers: TestResponse[] | null
    readonly analysis: string | null
  },
): SealedTexts {
  const { id, sealed_texts: sealed, answers, analysis } = row
  if (sealed !== null) return keyOf(families, row).open(at(TEXTS, id), sealed)
  if (answers === null || analysis === null) throw new Error('An assessment is neither sealed nor readable')
  return { answers, analysis }
}

export function sealFacts(key: FamilyKey, id: string, { extra, counted_items, remaining_items }: SealedFacts): Buffer {
  return key.seal(at(FACTS, id), { extra, counted_items, remaining_items })
}

export function sealTexts(key: FamilyKey, id: string, { answers, analysis }: SealedTexts): Buffer {
  return key.seal(at(TEXTS, id), { answers, analysis })
}

export function sealFollowUp(key: FamilyKey, assessmentId: string, answers: readonly FollowUpAnswer[]): Buffer {
  return key.seal(at(FOLLOW_UP, assessmentId), answers)
}

export function openFollowUp(
  families: FamilyKeys,
  row: Pick<FactColumns, 'id' | 'user_id' | 'family_key'>,
  { sealed, answers }: { readonly sealed: Buffer | null; readonly answers: FollowUpAnswer[] | null },
): FollowUpAnswer[] {
  return sealed === null ? (answers ?? []) : keyOf(families, row).open(at(FOLLOW_UP, row.id), sealed)
}

function keyOf(
  families: FamilyKeys,
  { user_id: userId, family_key: wrapped }: Pick<FactColumns, 'user_id' | 'family_key'>,
): FamilyKey {
  return families.open(userId, wrapped)
}

function at(column: string, rowId: string) {
  return { column, rowId }
}
