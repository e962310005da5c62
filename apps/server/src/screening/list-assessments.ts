import { type Child, type ListedAssessment, nameApart } from '@ankur/screening'
import type { Queryable } from '../platform/db/database.ts'
import { listChildren, openNickname } from '../children/index.ts'
import { familiesOf } from '../platform/family-keys/index.ts'
import { openSummary, type SealedSummaryRow, summaryColumns, toSummary } from './assessment-row.ts'

/** A page of a family's list. */
export interface Page {
  readonly userId: string
  /** The end of the previous page; null for the first page. */
  readonly after: ListCursor | null
  readonly count: number
  readonly nowMs: number
}

interface ListedRow extends SealedSummaryRow {
  page: number
  nickname: string | null
  sealed_child: Buffer | null
  child_place: number | null
}

// Before every stored assessment in the order newest first.
const NEWEST = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/**
 * Returns each page newest first, after its cursor; the speed does not depend on the number of rows, and new rows do not shift pages.
 *
 * Concurrent requests are combined into one statement. Each page contains only rows of its family.
 */
export async function listAssessments(db: Queryable, pages: readonly Page[]): Promise<ListedAssessment[][]> {
  const rows = await db.query<ListedRow>(
    `select page, listed.*
     from unnest($1::uuid[], $2::timestamptz[], $3::uuid[], $4::integer[]) with ordinality
         as requested (asking, after_at, after_id, count, page),
       lateral (
         with family as (
           select id as one_child, nickname, sealed as sealed_child, row_number() over (order by created_at, id)::integer as place, count(*) over () as many
           from children where user_id = asking)
         select ${summaryColumns}, nickname, sealed_child, case when many > 1 then place end as child_place
         from assessments left join family on one_child = child_id
         where user_id = asking and (completed_at, id) < (after_at, after_id)
         order by completed_at desc, id desc limit requested.count) as listed
     order by page, completed_at desc, id desc`,
    [
      pages.map(({ userId }) => userId),
      pages.map(({ after }) => (after ? new Date(after.completedMs) : NEWEST.at)),
      pages.map(({ after }) => after?.id ?? NEWEST.id),
      pages.map(({ count }) => count),
    ],
  )
  const listed = pages.map((): ListedAssessment[] => [])
  const families = familiesOf(db)
  // Only a family with several children can have two with the same name.
  const several = new Map<string, readonly Child[]>()
  for (const { user_id: userId, child_place: place } of rows)
    if (place !== null && !several.has(userId)) several.set(userId, await listChildren(db, userId))
  for (const row of rows) {
    const nowMs = pages[row.page - 1]?.nowMs ?? 0
    const family = several.get(row.user_id)
    const childNickname = family
      ? nameApart(
          family,
          family.find(({ id }) => id === row.child_id),
        )
      : openNickname(families, { ...row, id: row.child_id })
    listed[row.page - 1]?.push({ ...toSummary(openSummary(families, row), nowMs), childNickname, childPlace: row.child_place })
  }
  return listed
}

/** A position in a list of assessments: after this one, newest first. */
interface ListCursor {
  readonly completedMs: number
  readonly id: string
}

/** Encodes the cursor as opaque text for the client. */
export function toCursorText({ completedMs, id }: ListCursor): string {
  return Buffer.from(`${completedMs}.${id}`).toString('base64url')
}

/** Parses a cursor that the server issued; returns null if invalid. */
export function parseCursor(text: string): ListCursor | null {
  const match = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(Buffer.from(text, 'base64url').toString())
  return match?.[1] && match[2] ? { completedMs: Number(match[1]), id: match[2] } : null
}
