import { randomUUID } from 'node:crypto'
import { newProject } from '@ankur/blocks'
import { toProjectFile } from '@ankur/blocks/project-file'

export interface Family {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly accessToken: string
  readonly refreshToken: string
  /** The id of one of the family's saved games. */
  readonly gameId: string
}

interface SessionAnswer {
  readonly access_token: string
  readonly refresh_token: string
  readonly user: { readonly id: string }
}

const headers = { 'content-type': 'application/json', apikey: 'sb_publishable_local', 'x-supabase-api-version': '2024-01-01' }

/** The number of games on one page of the list. */
const GAMES = 20

/** A new account with one session and some games. */
export async function signedUpFamily(url: string): Promise<Family> {
  const email = `bench-${randomUUID()}@example.org`
  const password = 'mango tree 42'
  await post(`${url}/auth/v1/signup`, { email, password, data: { full_name: 'Bench' } })
  const answer = await post<SessionAnswer>(`${url}/auth/v1/token?grant_type=password`, { email, password })
  const { access_token: accessToken, refresh_token: refreshToken, user } = answer
  const game = { name: 'Game', data: JSON.parse(toProjectFile(newProject()) ?? '') as unknown }
  let gameId = ''
  for (let games = 0; games < GAMES; games++) {
    gameId = (await post<{ id: string }>(`${url}/api/projects`, game, { authorization: `Bearer ${accessToken}` })).id
  }
  return { id: user.id, email, password, accessToken, refreshToken, gameId }
}

async function post<Answer>(url: string, body: object, more: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const response = await fetch(url, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}
