/** All details of a child are sealed with the family's key, except the month of birth, by which a screening finds its child. */
import type { ChildDetails } from '@ankur/screening'
import { type FamilyKey, type FamilyKeys, familiesOf } from '../platform/family-keys/index.ts'
import type { PlainRows } from '../platform/family-keys/seal-plain-rows.ts'

/** Children from versions before encryption that have details to seal. */
export const plainChildren: PlainRows = {
  load: (db, afterId, count) =>
    db.query(
      `select id, user_id from children where sealed is null and (nickname is not null or weeks_early is not null) and id > $1
       order by id limit $2`,
      [afterId, count],
    ),
  async seal(tx, { id, user_id: userId }) {
    const [row] = await tx.query<{ nickname: string | null; weeks_early: number | null }>(
      'select nickname, weeks_early from children where id = $1 and sealed is null for update',
      [id],
    )
    if (!row) return
    const sealed = sealChild(await familiesOf(tx).forWriting(tx, userId), id, {
      nickname: row.nickname,
      weeksEarly: row.weeks_early,
    })
    await tx.query('update children set sealed = $2, nickname = null, weeks_early = null where id = $1', [id, sealed])
  },
}

const COLUMN = 'children.sealed'

export type SealedDetails = Pick<ChildDetails, 'nickname' | 'weeksEarly'>

interface SealedRow {
  readonly id: string | null
  readonly user_id: string
  readonly family_key: Buffer | null
  readonly sealed: Buffer | null
}

export function sealChild(key: FamilyKey, rowId: string, { nickname, weeksEarly }: SealedDetails): Buffer {
  return key.seal({ column: COLUMN, rowId }, { nickname, weeksEarly })
}

/** Returns the details of a row, sealed or from before encryption. */
export function openDetails(
  families: FamilyKeys,
  row: SealedRow & { readonly nickname: string | null; readonly weeks_early: number | null },
): SealedDetails {
  const { id, sealed } = row
  if (sealed === null || id === null) return { nickname: row.nickname, weeksEarly: row.weeks_early }
  return families.open(row.user_id, row.family_key).open({ column: COLUMN, rowId: id }, sealed)
}

/** Returns the nickname for rows of other tables that refer to a child. */
export function openNickname(
  families: FamilyKeys,
  row: Omit<SealedRow, 'sealed'> & { readonly sealed_child: Buffer | null; readonly nickname: string | null },
): string | null {
  return openDetails(families, { ...row, sealed: row.sealed_child, weeks_early: null }).nickname
}
