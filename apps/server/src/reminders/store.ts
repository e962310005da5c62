/** Reminders in the database. Every statement of a family's request checks the owner. */
import type { Language } from '@ankur/content'
import type { DueReminder, ReminderKind } from '@ankur/screening/reminder'
import type { Queryable } from '../platform/db/database.ts'

export interface StoredReminder {
  readonly kind: ReminderKind
  readonly dueAt: Date
  readonly sentAt: Date | null
}

interface Place {
  readonly userId: string
  readonly assessmentId: string
}

/** Returns the newest reminder of an assessment. */
export async function findReminder(db: Queryable, { userId, assessmentId }: Place): Promise<StoredReminder | null> {
  const [row] = await db.query<StoredReminder>(
    `select kind, due_at as "dueAt", sent_at as "sentAt" from reminders
     where user_id = $1 and assessment_id = $2 order by asked_at desc, kind limit 1`,
    [userId, assessmentId],
  )
  return row ?? null
}

interface NewReminder {
  readonly id: string
  readonly due: DueReminder
  /** The address of a hosted account; for other accounts it is read when the mail is written. */
  readonly address: string | null
  readonly language: Language
  readonly at: Date
}

export async function hasConfirmedAddress(db: Queryable, userId: string): Promise<boolean> {
  return (await db.query('select from users where id = $1 and email_confirmed_at is not null', [userId])).length > 0
}

/** Stores a reminder: a pending one stays unchanged; after one was sent, another may be requested. */
export async function insertReminder(tx: Queryable, { userId, assessmentId }: Place, reminder: NewReminder): Promise<void> {
  const { id, due, address, language, at } = reminder
  await tx.query(
    `insert into reminders (id, user_id, assessment_id, kind, language, asked_at, due_at, ends_at, address)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (assessment_id, kind) do update
     set language = excluded.language, asked_at = excluded.asked_at, due_at = excluded.due_at, ends_at = excluded.ends_at,
         address = excluded.address, sent_at = null, outbox_id = null
     where reminders.sent_at is not null`,
    [id, userId, assessmentId, due.kind, language, at, new Date(due.dueMs), new Date(due.endsMs), address],
  )
}

/** Deletes reminders, and by a trigger their queued mails; returns whether there was one. */
export async function deleteReminders(tx: Queryable, { userId, assessmentId }: Place): Promise<boolean> {
  const rows = await tx.query('delete from reminders where user_id = $1 and assessment_id = $2 returning id', [
    userId,
    assessmentId,
  ])
  return rows.length > 0
}

export async function deleteRemindersOf(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from reminders where user_id = $1', [userId])
}

export async function hasWaitingReminders(tx: Queryable, userId: string): Promise<boolean> {
  return (await tx.query('select from reminders where user_id = $1 and sent_at is null limit 1', [userId])).length > 0
}

/** Loads all reminders of a family for the export. */
export async function loadReminders(db: Queryable, userId: string): Promise<object[]> {
  return await db.query(
    `select id, assessment_id as "assessmentId", kind, language, asked_at as "askedAt", due_at as "dueAt",
            ends_at as "endsAt", sent_at as "sentAt", address, outbox_id as "mailId"
     from reminders where user_id = $1 order by asked_at, id`,
    [userId],
  )
}

export interface Addressee {
  readonly userId: string
  readonly email: string
  readonly isConfirmed: boolean
}

/**
 * Locks one family with due reminders for this transaction, except families locked by other processes and those in `done`. All
 * reminders of a family are sent by one process, so that those due together become one mail.
 */
export async function lockNextFamily(tx: Queryable, now: Date, done: readonly string[]): Promise<Addressee | null> {
  const [row] = await tx.query<Addressee>(
    `select id as "userId", email, email_confirmed_at is not null as "isConfirmed" from users
     where id in (
       select user_id from reminders join users on users.id = user_id
       where sent_at is null and due_at <= $1 and not (user_id = any($2::uuid[]))
         -- Anybody may sign up with anybody's address: nobody is mailed of a child before the address was confirmed. What is too
         -- late is taken up all the same, to be dropped.
         and (address is not null or email_confirmed_at is not null or ends_at <= $1)
       order by due_at limit 50
     )
     limit 1 for no key update skip locked`,
    [now, done],
  )
  return row ?? null
}

export interface WaitingReminder {
  readonly id: string
  readonly kind: ReminderKind
  readonly language: Language
  readonly address: string | null
  /** Whether the reminded task is still open. */
  readonly isOpen: boolean
}

/** Returns the due reminders of a family with their current state. */
export async function loadDue(tx: Queryable, userId: string, now: Date): Promise<WaitingReminder[]> {
  return await tx.query<WaitingReminder>(
    `select r.id, r.kind, r.language, r.address, r.ends_at > $2 and case r.kind
       when 'follow_up' then a.outcome = 'follow_up_due'
       -- Answered again for the same child, and not too early: nothing is left to wait for.
       else a.rescreen_month is not null and not exists (
         select from assessments newer
         where newer.child_id = a.child_id and newer.completed_at > a.completed_at and newer.rescreen_month is null
       )
     end as "isOpen"
     from reminders r join assessments a on a.id = r.assessment_id
     where r.user_id = $1 and r.sent_at is null and r.due_at <= $2
     order by r.due_at, r.id`,
    [userId, now],
  )
}

export async function markSent(tx: Queryable, ids: readonly string[], outboxId: string, at: Date): Promise<void> {
  await tx.query('update reminders set sent_at = $2, outbox_id = $3 where id = any($1::uuid[])', [ids, at, outboxId])
}

export async function dropReminders(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query('delete from reminders where id = any($1::uuid[])', [ids])
}
