import type { ConsentList } from '@ankur/accounts/consents'
import type { AnalyzeResponse } from '@ankur/screening'
import type { ReminderState } from '@ankur/screening/contract'
import { createApp } from '../app.ts'
import type { Platform } from '../platform/platform.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { type Family, responsesCounting, signInFamily, signUpFamily } from '../screening/test-family.ts'

export const now = '2026-03-14T09:00:00Z'
export const DAY_MS = 24 * 60 * 60_000
export const consent = { noticeVersion: '2026-11-21', language: 'en' }
export const someSigns = responsesCounting(1, 6, 7)

export async function confirm({ db }: Platform, email: string): Promise<void> {
  await db.query('update users set email_confirmed_at = created_at where email = $1', [email])
}

/** Starts the app, with a signed-in user Asha whose address is confirmed. */
export async function atHome(env: Record<string, string> = {}) {
  const platform = await testPlatform({ now, env })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  await confirm(platform, 'asha@example.org')
  return { platform, app, asha, [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose]() }
}

export type Home = Awaited<ReturnType<typeof atHome>>

export async function stored(family: Family, changes: Parameters<Family['analyze']>[0]): Promise<string> {
  return (await family.analyze(changes)).json<AnalyzeResponse>().assessment.id
}

export function ask(family: Family, id: string, payload: object = consent) {
  return family.send({ method: 'PUT', url: `/api/assessments/${id}/reminder`, payload })
}

export async function stateOf(family: Family, id: string) {
  return (await family.get(`/api/assessments/${id}/reminder`)).json<ReminderState>()
}

export async function consentsOf(family: Family) {
  return (await family.get('/api/consents')).json<ConsentList>().items
}

/** Signs in again, because the session has expired days later. */
export function again({ app }: Pick<Home, 'app'>): Promise<Family> {
  return signInFamily(app, 'asha@example.org')
}

export function mailsTo({ db }: Platform, address: string) {
  return db.query<{ subject: string; text_body: string; html_body: string }>(
    `select subject, text_body, html_body from outbox where kind = 'reminder' and recipient = $1 order by sequence`,
    [address],
  )
}
