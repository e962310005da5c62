/** `npm run admin -- mail …`: handles mail held by a restore, which may have been sent between the backup and the restore. */
import type { AdminCommand, AdminTools, AdminWork } from '../platform.ts'

export const heldMailCommand: AdminCommand = {
  usage: ['mail held', 'mail release [KIND]', 'mail drop [KIND]'],
  read([verb = '', kind, ...surplus]) {
    const work = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
    if (!work || surplus.length > 0 || (verb === 'held' && kind !== undefined)) return null
    return work(kind ?? null)
  },
}

const verbs: Readonly<Record<string, (kind: string | null) => AdminWork>> = {
  held: () => listHeld,
  release: (kind) => async (tools) => {
    const now = new Date(tools.clock.nowMs())
    return describeCount(
      await change(tools, `update outbox set next_attempt_at = $2 where ${HELD} returning id`, [kind, now]),
      'will be sent',
    )
  },
  drop: (kind) => async (tools) =>
    describeCount(await change(tools, `delete from outbox where ${HELD} returning id`, [kind]), 'were deleted'),
}

const HELD = `state = 'queued' and next_attempt_at = 'infinity' and ($1::text is null or kind = $1)`

/** Lists only kinds and counts, because a mail may contain a sign-in link. */
async function listHeld({ db }: AdminTools): Promise<string> {
  const rows = await db.query<{ kind: string; count: number; since: Date }>(
    `select kind, count(*)::integer as count, min(queued_at) as since from outbox where ${HELD} group by kind order by kind`,
    [null],
  )
  if (rows.length === 0) return 'No mail is held.'
  const lines = rows.map(({ kind, count, since }) => `${kind}  ${count}  queued since ${since.toISOString().slice(0, 10)}`)
  return [...lines, 'Links in mails of accounts no longer work after a restore: drop those, release the others.'].join('\n')
}

async function change({ db }: AdminTools, sql: string, values: readonly unknown[]): Promise<number> {
  return (await db.query(sql, values)).length
}

function describeCount(count: number, what: string): string {
  return count === 0 ? 'No such mail is held.' : `${count} mails ${what}.`
}
