import { familiesOf } from '../platform/family-keys/index.ts'
import type { PlainRows } from '../platform/family-keys/seal-plain-rows.ts'
import { sealChild } from './sealed-child.ts'

/** Children of before rows were sealed, where there is anything to seal. */
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
