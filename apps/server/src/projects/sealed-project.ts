/** A game and its name, sealed separately with the family's key, so that a list decrypts only names. */
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { Queryable } from '../platform/db/database.ts'
import { familiesOf, type FamilyKey, type FamilyKeys, familyKeyInFirst, familyKeyOf } from '../platform/family-keys/index.ts'
import type { PlainRows } from '../platform/family-keys/seal-plain-rows.ts'

const NAME = 'projects.sealed_name'
const DATA = 'projects.sealed_data'

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

/** Compressing smaller games costs more time than it saves space. */
const PACKED_FROM_BYTES = 8 * 1024
const AS_IT_IS = 0
const PACKED = 1

const ownColumns = 'projects.id, projects.user_id, name, sealed_name'
export const nameColumns = `${ownColumns}, ${familyKeyOf('projects')}`
/** The same columns for a list of the family $1 in the given order. */
export const listedNameColumns = (order: string) => `${ownColumns}, ${familyKeyInFirst(order)}`
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
  const packed = await pack(data)
  return { name: key.seal({ column: NAME, rowId: id }, name), data: key.sealBytes({ column: DATA, rowId: id }, packed) }
}

/** Returns the name of a row, sealed or from before encryption. */
export function openName(families: FamilyKeys, row: NameColumns): string {
  const { id: rowId, name, sealed_name: sealed } = row
  if (sealed !== null) return families.open(row.user_id, row.family_key).open({ column: NAME, rowId }, sealed)
  if (name === null) throw new Error('The name of a game is neither sealed nor readable')
  return name
}

/** Returns the names of a list, whose first row contains the key. */
export function openNames(families: FamilyKeys, rows: readonly NameColumns[]): string[] {
  const wrapped = rows[0]?.family_key ?? null
  return rows.map(({ id, user_id, name, sealed_name }) =>
    openName(families, { id, user_id, name, sealed_name, family_key: wrapped }),
  )
}

/** Returns the JSON text of a game. */
export async function openData(families: FamilyKeys, row: NameColumns & DataColumns): Promise<string> {
  const { id: rowId, data, sealed_data: sealed } = row
  if (sealed !== null) {
    const packed = families.open(row.user_id, row.family_key).openBytes({ column: DATA, rowId }, sealed)
    return await unpack(packed)
  }
  if (data === null) throw new Error('A game is neither sealed nor readable')
  return data
}

/** Compresses a large game before sealing, because sealed bytes cannot be compressed. */
async function pack(data: string): Promise<Buffer> {
  const bytes = Buffer.from(data)
  if (bytes.length < PACKED_FROM_BYTES) return Buffer.concat([Buffer.of(AS_IT_IS), bytes])
  // The fastest level, because saves are frequent.
  return Buffer.concat([Buffer.of(PACKED), await deflate(bytes, { level: 1 })])
}

async function unpack(packed: Buffer): Promise<string> {
  const bytes = packed.subarray(1)
  return (packed[0] === PACKED ? await inflate(bytes) : bytes).toString('utf8')
}

/** Games from versions before encryption. */
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
