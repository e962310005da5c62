/** A game and its name, sealed under the key of its family. They are apart, so that a list opens names alone. */
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { Queryable } from '../platform/db/database.ts'
import { familiesOf, type FamilyKey, type FamilyKeys, familyKeyOf } from '../platform/family-keys/index.ts'
import type { PlainRows } from '../platform/family-keys/seal-plain-rows.ts'

const NAME = 'projects.sealed_name'
const DATA = 'projects.sealed_data'

const pack = promisify(deflateRaw)
const unpack = promisify(inflateRaw)
/** Saves come often and are stored once. */
const QUICK = { level: 1 }

export const nameColumns = `projects.id, projects.user_id, ${familyKeyOf('projects')}, name, sealed_name`
export const dataColumns = 'data::text as data, sealed_data'

export interface NameColumns {
  readonly id: string
  readonly user_id: string
  readonly family_key: Buffer | null
  readonly name: string | null
  readonly sealed_name: Buffer | null
}

export interface DataColumns {
  readonly data: string | null
  readonly sealed_data: Buffer | null
}

interface Game {
  readonly id: string
  readonly name: string
  readonly data: string
}

export async function sealGame(key: FamilyKey, { id, name, data }: Game): Promise<{ name: Buffer; data: Buffer }> {
  const packed = await pack(data, QUICK)
  return { name: key.seal({ column: NAME, rowId: id }, name), data: key.sealBytes({ column: DATA, rowId: id }, packed) }
}

/** The name of a row, sealed or from before rows were sealed. */
export function openName(families: FamilyKeys, row: NameColumns): string {
  const { id: rowId, name, sealed_name: sealed } = row
  if (sealed !== null) return families.open(row.user_id, row.family_key).open({ column: NAME, rowId }, sealed)
  if (name === null) throw new Error('The name of a game is neither sealed nor readable')
  return name
}

/** The text of a game. */
export async function openData(families: FamilyKeys, row: NameColumns & DataColumns): Promise<string> {
  const { id: rowId, data, sealed_data: sealed } = row
  if (sealed !== null) {
    const packed = families.open(row.user_id, row.family_key).openBytes({ column: DATA, rowId }, sealed)
    return (await unpack(packed)).toString('utf8')
  }
  if (data === null) throw new Error('A game is neither sealed nor readable')
  return data
}

/** Games of before they were sealed. */
export const plainProjects: PlainRows = {
  load: (db, afterId, count) =>
    db.query('select id, user_id from projects where sealed_name is null and id > $1 order by id limit $2', [afterId, count]),
  async seal(tx, { id, user_id: userId }) {
    const game = await loadPlain(tx, id)
    if (!game) return
    const sealed = await sealGame(await familiesOf(tx).forWriting(tx, userId), game)
    await tx.query('update projects set sealed_name = $2, sealed_data = $3, name = null, data = null where id = $1', [
      id,
      sealed.name,
      sealed.data,
    ])
  },
}

async function loadPlain(tx: Queryable, id: string): Promise<Game | undefined> {
  const [game] = await tx.query<Game>(
    'select id, name, data::text as data from projects where id = $1 and sealed_name is null for update',
    [id],
  )
  return game
}
