/** For tests of stored data: a user who uses every part of the product, and a search through all tables. */
import { randomUUID } from 'node:crypto'
import { noticeVersion } from '@ankur/accounts/notice-versions'
import { newProject } from '@ankur/blocks/new-project'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Database } from '../platform/db/database.ts'
import { accountsOf } from './accounts.ts'
import type { Platform } from '../platform/platform.ts'

export interface Person {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly sessionId: string
  send(options: InjectOptions): Promise<LightMyRequestResponse>
  delete(password: string): Promise<LightMyRequestResponse>
  refresh(): Promise<LightMyRequestResponse>
  analyze(): Promise<LightMyRequestResponse>
  writeMessage(): Promise<LightMyRequestResponse>
  /** Uses every feature and returns texts that identify the stored data. */
  leaveTraces(): Promise<string[]>
}

interface PersonOptions {
  readonly isConfirmed?: boolean
  readonly password?: string
}

export async function openPerson(
  app: FastifyInstance,
  platform: Platform,
  email: string,
  { isConfirmed = false, password = 'mango tree 42' }: PersonOptions = {},
): Promise<Person> {
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers: { 'x-supabase-api-version': '2024-01-01' } })
  const first = email.replace(/[^a-z].*/, '').replace(/^./, (letter) => letter.toUpperCase())
  const data = { full_name: `${first} Kaur`, notice_version: '2026-01', language: 'hi' }
  await post('/auth/v1/signup', { email, password, data })
  await accountsOf(platform).idle()
  if (isConfirmed) await post('/auth/v1/verify', { type: 'signup', token_hash: await linkTo(platform.db, email) })
  // The link above opened another session; the tests need only one.
  await platform.db.query('delete from sessions using users where user_id = users.id and email = $1', [email])
  const {
    access_token: token,
    refresh_token: refreshToken,
    user,
  } = (await post('/auth/v1/token?grant_type=password', { email, password })).json()
  const sessionId = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).session_id

  const send = (options: InjectOptions) =>
    app.inject({ ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } })
  const analyze = () =>
    send({
      method: 'POST',
      url: '/functions/v1/analyze-autism-test',
      payload: {
        // No answer that counts: otherwise the result could not be shared before the follow-up questions.
        responses: Array.from({ length: 20 }, (_, n) => ({
          questionId: n + 1,
          answer: [2, 5, 12].includes(n + 1) ? 'no' : 'yes',
        })),
        userId: user.id,
        attemptId: randomUUID(),
        birthMonth: '2024-06',
      },
    })
  const writeMessage = () =>
    post('/api/contact', {
      firstName: first,
      lastName: 'Kaur',
      email: email.toUpperCase(),
      subject: 'Question',
      message: 'Is this free of charge?',
    })
  return {
    id: user.id,
    email,
    password,
    sessionId,
    send,
    analyze,
    writeMessage,
    delete: (given) => send({ method: 'DELETE', url: '/api/account', payload: { password: given } }),
    refresh: () => post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken }),
    async leaveTraces() {
      const { assessment } = (await analyze()).json()
      const { reference } = (await writeMessage()).json()
      const shareReport = async (how: string, payload: object) => {
        const { statusCode, body } = await send({ method: 'POST', url: `/api/assessments/${assessment.id}/${how}`, payload })
        if (statusCode >= 400) throw new Error(`${how}: ${body}`)
      }
      await shareReport('share', {})
      const consent = { noticeVersion, language: 'hi' }
      await send({ method: 'PUT', url: `/api/assessments/${assessment.id}/reminder`, payload: consent })
      const game = { name: `Cat of ${first}`, data: { ankur: 1, project: newProject() } }
      const { id: gameId } = (await send({ method: 'POST', url: '/api/projects', payload: game })).json()
      await send({ method: 'POST', url: `/api/projects/${gameId}/share` })
      await shareReport('email', { email: `doctor-of-${email}` })
      await post('/auth/v1/token?grant_type=password', { email, password: 'not the password' })
      await post('/auth/v1/recover', { email })
      await send({ method: 'PUT', url: '/auth/v1/user', payload: { email: `wanted-by-${email}` } })
      await accountsOf(platform).idle()
      return [user.id, email, `${first} Kaur`, sessionId, assessment.id, assessment.childId, reference, gameId, game.name]
    },
  }
}

async function linkTo(db: Database, email: string): Promise<string> {
  const [mail] = await db.query<{ text: string }>('select text_body as text from outbox where recipient = $1', [email])
  return /token_hash=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Returns the table of each row that contains one of these texts in any column, also inside binary columns. */
export async function traces({ db }: Platform, texts: readonly string[]): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db.query(
      `select from "${name}" t cross join unnest($1::text[]) as wanted
       where strpos(lower(t::text), lower(wanted)) > 0 or strpos(t::text, encode(convert_to(wanted, 'UTF8'), 'hex')) > 0`,
      [texts],
    )
    found.push(...rows.map(() => name))
  }
  return found
}
