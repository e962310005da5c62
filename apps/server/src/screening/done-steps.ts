import type { DoneSteps } from '@ankur/screening'
import type { Queryable } from '../platform/db/database.ts'

interface Named {
  readonly userId: string
  readonly id: string
}

/** The ticked steps of one assessment; undefined when it is not this family's. */
export async function findDoneSteps(db: Queryable, { userId, id }: Named): Promise<DoneSteps | undefined> {
  const [row] = await db.query<{ done_steps: DoneSteps }>(
    `select coalesce(done_steps, '{}') as done_steps from assessments where user_id = $1 and id = $2`,
    [userId, id],
  )
  return row?.done_steps
}

/** Ticks a step, or takes the tick back. A step that is ticked again keeps its first day. Undefined when there is no such assessment. */
export async function saveDoneStep(
  db: Queryable,
  { userId, id, step, doneAt }: Named & { readonly step: string; readonly doneAt: string | null },
): Promise<DoneSteps | undefined> {
  const [row] = await db.query<{ done_steps: DoneSteps }>(
    `update assessments
     set done_steps = case when $4::text is null then done_steps - $3::text
                           else jsonb_build_object($3::text, $4::text) || coalesce(done_steps, '{}') end
     where user_id = $1 and id = $2
     returning coalesce(done_steps, '{}') as done_steps`,
    [userId, id, step, doneAt],
  )
  return row?.done_steps
}
