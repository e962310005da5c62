/** Drawings of games in the database, sealed. Every statement checks the owner. */
import type { Queryable } from '../platform/db/database.ts'
import { familiesOf, familyKeyOf, ifReadable } from '../platform/family-keys/index.ts'

const PNG = 'project_drawings.sealed_png'

interface SealedRow {
  readonly project_id: string
  readonly user_id: string
  readonly name: string
  readonly sealed_png: Buffer
  readonly family_key: Buffer | null
}

const sealedColumns = `project_drawings.project_id, project_drawings.user_id, project_drawings.name, sealed_png, ${familyKeyOf('project_drawings')}`
const placeOf = (projectId: string, name: string) => ({ column: PNG, rowId: `${projectId} ${name}` })

export async function drawingNames(db: Queryable, userId: string, projectId: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    'select name from project_drawings where user_id = $1 and project_id = $2 order by created_at, name',
    [userId, projectId],
  )
  return rows.map(({ name }) => name)
}

export async function findDrawing(db: Queryable, userId: string, projectId: string, name: string): Promise<Buffer | null> {
  const [row] = await db.query<SealedRow>(
    `select ${sealedColumns} from project_drawings where user_id = $1 and project_id = $2 and name = $3`,
    [userId, projectId, name],
  )
  return row ? opened(db, row) : null
}

/** Returns a drawing of the game that a link opens. */
export async function findShared(db: Queryable, tokenHash: Buffer, name: string, now: Date): Promise<Buffer | null> {
  const [row] = await db.query<SealedRow>(
    `select ${sealedColumns} from project_shares join project_drawings using (project_id)
     where token_hash = $1 and ends_at > $2 and project_drawings.name = $3`,
    [tokenHash, now, name],
  )
  return row ? opened(db, row) : null
}

/** Returns the total size of a family's drawings in bytes. */
export async function sumOfDrawings(tx: Queryable, userId: string): Promise<number> {
  const [row] = await tx.query<{ bytes: number }>(
    'select coalesce(sum(size_bytes), 0)::integer as bytes from project_drawings where user_id = $1',
    [userId],
  )
  return row?.bytes ?? 0
}

interface NewDrawing {
  readonly userId: string
  readonly projectId: string
  readonly name: string
  readonly png: Buffer
  readonly at: Date
}

export async function insertDrawing(tx: Queryable, { userId, projectId, name, png, at }: NewDrawing): Promise<void> {
  const key = await familiesOf(tx).forWriting(tx, userId)
  await tx.query(
    `insert into project_drawings (project_id, user_id, name, sealed_png, size_bytes, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [projectId, userId, name, key.sealBytes(placeOf(projectId, name), png), png.length, at],
  )
}

/** Deletes drawings that the game no longer shows. */
export async function deleteUnshown(db: Queryable, userId: string, projectId: string, shown: readonly string[]): Promise<void> {
  await db.query('delete from project_drawings where user_id = $1 and project_id = $2 and name <> all($3::text[])', [
    userId,
    projectId,
    shown,
  ])
}

export async function countDrawings(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*)::integer as count from project_drawings where user_id = $1', [
    userId,
  ])
  return row?.count ?? 0
}

/** Loads all drawings of a family for the export, each as a base64 file; only unsealed fields if the key is lost. */
export async function loadDrawings(db: Queryable, userId: string): Promise<object[]> {
  const rows = await db.query<SealedRow & { created_at: Date }>(
    `select ${sealedColumns}, created_at from project_drawings where user_id = $1 order by created_at, name`,
    [userId],
  )
  return rows.map((row) => {
    const plain = { gameId: row.project_id, name: row.name, createdAt: row.created_at }
    return ifReadable(() => ({ ...plain, png: opened(db, row).toString('base64') }), plain)
  })
}

function opened(db: Queryable, row: SealedRow): Buffer {
  return familiesOf(db).open(row.user_id, row.family_key).openBytes(placeOf(row.project_id, row.name), row.sealed_png)
}
