/** Games in the database. Every statement checks the owner. */
import type { ListedProject } from '@ankur/blocks/project-contract'
import type { Queryable } from '../platform/db/database.ts'
import { familiesOf, type FamilyKey, ifReadableSoon } from '../platform/family-keys/index.ts'
import {
  type DataColumns,
  dataColumns,
  listedNameColumns,
  type NameColumns,
  nameColumns,
  openData,
  openName,
  openNames,
  sealGame,
} from './sealed-project.ts'

interface StateColumns {
  readonly version: number
  readonly created_at: Date
  readonly saved_at: Date
  readonly ends_at: Date | null
}

type ListedRow = StateColumns & NameColumns
type SavedRow = ListedRow & DataColumns

/** A stored game. */
export interface StoredProject {
  readonly listed: ListedProject
  /** Its JSON text, unchanged. */
  readonly data: string
}

/** The values to store for a game. */
export interface ProjectState {
  readonly userId: string
  readonly id: string
  readonly name: string
  /** Its JSON text, and its length. */
  readonly data: string
  readonly sizeBytes: number
  readonly at: Date
}

const stateColumns = 'version, projects.created_at, saved_at'
const columns = `${nameColumns}, ${stateColumns}`
const LIST_ORDER = 'saved_at desc, id desc'
const endOfLink = (now: string) =>
  `(select ends_at from project_shares where project_id = projects.id and ends_at > ${now}) as ends_at`

export async function listProjects(
  db: Queryable,
  userId: string,
  { after, count, now }: { after: ListCursor | null; count: number; now: Date },
): Promise<ListedProject[]> {
  const rows = await db.query<ListedRow>(
    `select ${listedNameColumns(LIST_ORDER)}, ${stateColumns}, ${endOfLink('$2')} from projects
     where user_id = $1 and ($3::timestamptz is null or (saved_at, id) < ($3, $4::uuid))
     order by ${LIST_ORDER} limit $5`,
    [userId, now, after && new Date(after.savedMs), after && after.id, count],
  )
  const names = openNames(familiesOf(db), rows)
  return rows.map((row, place) => toListed(row, { id: row.id, name: names[place] ?? '' }))
}

export async function findProject(db: Queryable, userId: string, id: string, now: Date): Promise<StoredProject | null> {
  const [row] = await db.query<SavedRow>(
    `select ${columns}, ${dataColumns}, ${endOfLink('$3')} from projects where user_id = $1 and id = $2`,
    [userId, id, now],
  )
  if (!row) return null
  const families = familiesOf(db)
  return { listed: toListed(row, { id, name: openName(families, row) }), data: await openData(families, row) }
}

/** Locks the games of a family until the transaction ends. Returns false if its account was deleted. */
export async function lockFamily(tx: Queryable, userId: string): Promise<boolean> {
  return (await tx.query('select id from users where id = $1 for no key update', [userId])).length > 0
}

/** Locks the game until the transaction ends, so that no link is created for a game that is being deleted. */
export async function hasProject(tx: Queryable, userId: string, id: string): Promise<boolean> {
  return (await tx.query('select id from projects where user_id = $1 and id = $2 for update', [userId, id])).length > 0
}

/** Returns the number and total size of a family's other games. */
export async function sumOfOthers(tx: Queryable, userId: string, id: string): Promise<{ count: number; bytes: number }> {
  const [row] = await tx.query<{ count: number; bytes: number }>(
    `select count(*)::integer as count, coalesce(sum(size_bytes), 0)::integer as bytes from projects where user_id = $1 and id <> $2`,
    [userId, id],
  )
  return row ?? { count: 0, bytes: 0 }
}

export async function insertProject(tx: Queryable, written: ProjectState, requestId: string | null): Promise<void> {
  const { id, userId, sizeBytes, at } = written
  const sealed = await sealGame(await familiesOf(tx).forWriting(tx, userId), written)
  await tx.query(
    `insert into projects (id, user_id, sealed_name, sealed_data, size_bytes, created_at, saved_at, request_id)
     values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [id, userId, sealed.name, sealed.data, sizeBytes, at, requestId],
  )
}

/** Returns the game that an earlier attempt of the same request created. */
export async function findRequested(tx: Queryable, userId: string, requestId: string): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>('select id from projects where user_id = $1 and request_id = $2', [
    userId,
    requestId,
  ])
  return row?.id ?? null
}

export type ChangeAnswer =
  | { readonly result: 'changed'; readonly project: ListedProject }
  | { readonly result: 'no family' | 'no game' | 'conflict' | 'too many' }

type Most = { readonly games: number; readonly bytes: number }
type ChangeRow = StateColumns & { readonly result: ChangeAnswer['result'] | 'other key' }

/** Overwrites a stored game, or returns the reason why not; see `change_project` in the migrations. */
export async function changeStored(
  db: Queryable,
  written: ProjectState,
  limits: { knownVersion: number | null; most: Most },
): Promise<ChangeAnswer> {
  const families = familiesOf(db)
  const opened = families.lastOpened(written.userId)
  const quick = opened && (await writeChange(db, written, { ...limits, ...opened }))
  if (quick && quick.result !== 'other key') return toAnswer(quick, written)
  const key = await families.forWriting(db, written.userId)
  return toAnswer(await writeChange(db, written, { ...limits, key, wrapped: null }), written)
}

function toAnswer(row: ChangeRow, written: ProjectState): ChangeAnswer {
  const { result } = row
  if (result === 'other key') throw new Error('change_project needs a key')
  return result === 'changed' ? { result, project: toListed(row, written) } : { result }
}

/** Writes only if `wrapped` is still the key of the family. */
async function writeChange(
  db: Queryable,
  written: ProjectState,
  { key, wrapped, knownVersion, most }: { key: FamilyKey; wrapped: Uint8Array | null; knownVersion: number | null; most: Most },
): Promise<ChangeRow> {
  const { id, userId, sizeBytes, at } = written
  const sealed = await sealGame(key, written)
  const given = [userId, id, sealed.name, sealed.data, sizeBytes, at, knownVersion, most.games, most.bytes]
  const [row] = await (wrapped === null
    ? db.query<ChangeRow>('select * from change_project($1, $2, $3, $4, $5, $6, $7, $8, $9)', given)
    : db.query<ChangeRow>('select * from change_project($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [...given, wrapped]))
  if (!row) throw new Error('change_project returned no row')
  return row
}

/** Deletes a game with its link; returns whether it existed. */
export async function deleteProject(db: Queryable, userId: string, id: string): Promise<boolean> {
  return (await db.query('delete from projects where user_id = $1 and id = $2 returning id', [userId, id])).length > 0
}

/** Returns which of these users have a game. */
export async function haveProjects(db: Queryable, userIds: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>('select distinct user_id from projects where user_id = any($1::uuid[])', [
    userIds,
  ])
  return rows.map(({ user_id }) => user_id)
}

export async function countProjects(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*)::integer as count from projects where user_id = $1', [userId])
  return row?.count ?? 0
}

/** Loads all games of a family for the export; only unsealed fields if the key is lost. */
export async function loadProjects(db: Queryable, userId: string): Promise<object[]> {
  const rows = await db.query<SavedRow & { request_id: string | null }>(
    `select ${columns}, ${dataColumns}, null::timestamptz as ends_at, request_id from projects where user_id = $1 order by created_at, id`,
    [userId],
  )
  const families = familiesOf(db)
  const games: object[] = []
  for (const row of rows) {
    const plain = {
      id: row.id,
      version: row.version,
      createdAt: row.created_at,
      savedAt: row.saved_at,
      requestId: row.request_id,
    }
    // One after another, because together they may have 16 MB.
    games.push(
      await ifReadableSoon(
        async () => ({ ...plain, name: openName(families, row), data: JSON.parse(await openData(families, row)) }),
        plain,
      ),
    )
  }
  return games
}

function toListed(state: StateColumns, { id, name }: Pick<ListedProject, 'id' | 'name'>): ListedProject {
  const times = { createdAt: state.created_at.toISOString(), savedAt: state.saved_at.toISOString() }
  return { id, name, version: state.version, ...times, sharedUntil: state.ends_at?.toISOString() ?? null }
}

/** The position in a list of games: after this one, last saved first. */
interface ListCursor {
  readonly savedMs: number
  readonly id: string
}

export function toCursorText({ savedMs, id }: ListCursor): string {
  return Buffer.from(`${savedMs}.${id}`).toString('base64url')
}

/** Parses a cursor that the server issued; returns null if invalid. */
export function parseCursor(text: string): ListCursor | null {
  const match = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(Buffer.from(text, 'base64url').toString())
  return match?.[1] && match[2] ? { savedMs: Number(match[1]), id: match[2] } : null
}
