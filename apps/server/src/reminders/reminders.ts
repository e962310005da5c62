import { randomUUID } from 'node:crypto'
import type { ConsentGiven } from '@ankur/accounts/consents'
import { reminderFor } from '@ankur/screening/reminder'
import type { ReminderState } from '@ankur/screening/contract'
import { storeConsent, lockUser, withdrawConsent, type ConsentEffect } from '../consents/index.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { findAssessment } from '../screening/index.ts'
import {
  deleteReminders,
  findReminder,
  hasConfirmedAddress,
  hasWaitingReminders,
  insertReminder,
  deleteRemindersOf,
  loadReminders,
} from './store.ts'
import type { RecordHolder } from '../accounts/index.ts'
import type { LimitRule } from '../platform/rate-limit.ts'

interface Place {
  readonly userId: string
  readonly assessmentId: string
}

/** Returns the reminders that an assessment offers, and whether one was requested. */
export async function readReminder(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  place: Place,
  to: string,
): Promise<ReminderState> {
  const nowMs = clock.nowMs()
  const assessment = await findAssessment(db, place.userId, { id: place.assessmentId, nowMs })
  if (!assessment) throw new Refusal(404, 'not_found')
  // With a hosted project the address is not stored here; the project confirms it on request.
  const isConfirmed = config.supabase !== null || (await hasConfirmedAddress(db, place.userId))
  const offered = reminderFor(assessment, nowMs)
  const stored = await findReminder(db, place)
  const counts = stored !== null && (stored.sentAt === null || offered === null || stored.kind === offered.kind)
  if (stored && counts) {
    const { kind, dueAt, sentAt } = stored
    return { to, isConfirmed, kind, dueAt: dueAt.toISOString(), isAsked: true, sentAt: sentAt?.toISOString() ?? null }
  }
  const dueAt = offered && new Date(offered.dueMs).toISOString()
  return { to, isConfirmed, kind: offered?.kind ?? null, dueAt, isAsked: false, sentAt: null }
}

/** Stores the reminder and its consent; repeating the request changes nothing. */
export async function askForReminder(
  platform: Platform,
  place: Place,
  { consent, email }: { readonly consent: ConsentGiven; readonly email: string },
): Promise<void> {
  const { db, clock, config } = platform
  const nowMs = clock.nowMs()
  await db.transaction(async (tx) => {
    await lockUser(tx, place.userId)
    const assessment = await findAssessment(tx, place.userId, { id: place.assessmentId, nowMs })
    if (!assessment) throw new Refusal(404, 'not_found')
    const due = reminderFor(assessment, nowMs)
    if (!due) throw new Refusal(409, 'no_reminder')
    await storeConsent(tx, { ...consent, userId: place.userId, purpose: 'reminders', nowMs })
    // The address of a hosted account is not stored in `users`.
    const address = config.supabase === null ? null : email
    await insertReminder(tx, place, { id: randomUUID(), due, address, language: consent.language, at: new Date(nowMs) })
  })
}

/** Cancels the reminder of one assessment. Cancelling the last pending one ends the consent. */
export async function stopReminder({ db, clock }: Platform, place: Place): Promise<void> {
  const { userId } = place
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    if (!(await deleteReminders(tx, place))) throw new Refusal(404, 'not_found')
    if (await hasWaitingReminders(tx, userId)) return
    await withdrawConsent(tx, [], { userId, purpose: 'reminders', nowMs: clock.nowMs() })
  })
}

/** Limited, because each reminder may cause a mail to an unconfirmed address. */
export const asksPerDay: LimitRule = { name: 'reminder-asks', points: 20, durationSeconds: 24 * 60 * 60 }

/** Reminders belong to an assessment and are deleted with it. */
export function reminderRecords({ limits }: Platform): RecordHolder {
  return {
    holds: async () => [],
    load: async (db, { userId }) => ({ reminders: await loadReminders(db, userId) }),
    erase: (tx, { userId }) => limits.limiter(asksPerDay, tx).reset(userId),
  }
}

/** Withdrawing the consent deletes all reminders, also those queued in the outbox. */
export const reminderConsentEffect: ConsentEffect = { purpose: 'reminders', withdrawn: deleteRemindersOf }
