/** The next steps that a family has ticked, with dates: sealed with its key, read and written as a whole. */
import type { DoneSteps } from '@ankur/screening'
import type { Queryable } from '../../platform/db/database.ts'
import { familiesOf, type FamilyKey, type FamilyKeys, familyKeyOf } from '../../platform/family-keys/index.ts'
import type { PlainRows } from '../../platform/family-keys/seal-plain-rows.ts'

const COLUMN = 'assessments.sealed_steps'

/** Columns of the steps; `family_key` and `user_id` are read beside them. */
export const stepColumns = 'done_steps, sealed_steps'

export interface StepColumns {
  readonly id: string
  readonly user_id: string
  readonly family_key: Buffer | null
  /** From versions before encryption. */
  readonly done_steps: DoneSteps | null
  readonly sealed_steps: Buffer | null
}

interface AssessmentId {
  readonly userId: string
  readonly id: string
}

const findRow = `select id, user_id, ${familyKeyOf('assessments')}, ${stepColumns} from assessments where user_id = $1 and id = $2`

export function openSteps(families: FamilyKeys, row: StepColumns): DoneSteps {
  const { id: rowId, sealed_steps: sealed } = row
  if (sealed === null) return row.done_steps ?? {}
  return families.open(row.user_id, row.family_key).open({ column: COLUMN, rowId }, sealed)
}

/** Returns the ticked steps of an assessment; undefined if it is not this family's. */
export async function findDoneSteps(db: Queryable, { userId, id }: AssessmentId): Promise<DoneSteps | undefined> {
  const [row] = await db.query<StepColumns>(findRow, [userId, id])
  return row && openSteps(familiesOf(db), row)
}

/** Ticks or unticks a step. A step ticked again keeps its first date. Returns undefined if there is no such assessment. */
export async function saveDoneStep(
  tx: Queryable,
  { userId, id, step, doneAt }: AssessmentId & { readonly step: keyof DoneSteps; readonly doneAt: string | null },
): Promise<DoneSteps | undefined> {
  const [row] = await tx.query<StepColumns>(`${findRow} for update`, [userId, id])
  if (!row) return undefined
  const families = familiesOf(tx)
  const { [step]: before, ...others } = openSteps(families, row)
  const steps: DoneSteps = doneAt === null ? others : { ...others, [step]: before ?? doneAt }
  await writeSteps(tx, await families.forWriting(tx, userId), { id, steps })
  return steps
}

/** Done steps from versions before encryption. */
export const plainDoneSteps: PlainRows = {
  load: (db, afterId, count) =>
    db.query('select id, user_id from assessments where done_steps is not null and id > $1 order by id limit $2', [
      afterId,
      count,
    ]),
  async seal(tx, { id, user_id: userId }) {
    const [row] = await tx.query<StepColumns>(`${findRow} and done_steps is not null for update`, [userId, id])
    if (!row) return
    const families = familiesOf(tx)
    await writeSteps(tx, await families.forWriting(tx, userId), { id, steps: openSteps(families, row) })
  },
}

async function writeSteps(
  tx: Queryable,
  key: FamilyKey,
  { id, steps }: { readonly id: string; readonly steps: DoneSteps },
): Promise<void> {
  const sealed = key.seal({ column: COLUMN, rowId: id }, steps)
  await tx.query('update assessments set sealed_steps = $2, done_steps = null where id = $1', [id, sealed])
}
