import type { Queryable } from '../platform/db/database.ts'
import { rewriteSealed } from './rewrite-sealed.ts'

/** Saves the values derived from the month of birth; without a text the stored one stays. */
export async function saveBirthMonth(
  tx: Queryable,
  { userId, id }: { readonly userId: string; readonly id: string },
  changed: {
    readonly birthMonth: string
    readonly ageMonths: number | null
    readonly ageApplies: boolean | null
    readonly rescreenMonth: string | null
    readonly text: { readonly templateVersion: string; readonly analysis: string } | null
  },
): Promise<void> {
  const { birthMonth, ageMonths, ageApplies, rescreenMonth, text } = changed
  await tx.query(
    `update assessments
     set birth_month = $3, age_months = $4, age_applies = $5, rescreen_month = $6,
       template_version = coalesce($7, template_version)
     where user_id = $1 and id = $2 and birth_month is null`,
    [userId, id, birthMonth, ageMonths, ageApplies, rescreenMonth, text?.templateVersion ?? null],
  )
  if (text !== null) await rewriteSealed(tx, { userId, id }, { analysis: text.analysis })
  await tx.query(
    `update children set birth_month = $3
     where user_id = $1 and birth_month is null and id = (select child_id from assessments where user_id = $1 and id = $2)`,
    [userId, id, birthMonth],
  )
}
