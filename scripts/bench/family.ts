import { randomUUID } from 'node:crypto'

export interface Family {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly accessToken: string
  readonly refreshToken: string
}

interface SessionAnswer {
  readonly access_token: string
  readonly refresh_token: string
  readonly user: { readonly id: string }
}

const headers = { 'content-type': 'application/json', apikey: 'sb_publishable_local', 'x-supabase-api-version': '2024-01-01' }

/** A new account, signed in once. */
export async function signedUpFamily(url: string): Promise<Family> {
  const email = `bench-${randomUUID()}@example.org`
  const password = 'mango tree 42'
  await post(`${url}/auth/v1/signup`, { email, password, data: { full_name: 'Bench' } })
  const answer = await post<SessionAnswer>(`${url}/auth/v1/token?grant_type=password`, { email, password })
  return { id: answer.user.id, email, password, accessToken: answer.access_token, refreshToken: answer.refresh_token }
}

async function post<Answer>(url: string, body: object): Promise<Answer> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}
