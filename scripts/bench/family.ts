import { randomUUID } from 'node:crypto'

export interface Family {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly accessToken: string
}

const headers = { 'content-type': 'application/json', apikey: 'sb_publishable_local', 'x-supabase-api-version': '2024-01-01' }

export async function signedUpFamily(url: string): Promise<Family> {
  const email = `bench-${randomUUID()}@example.org`
  const password = 'mango tree 42'
  await post(`${url}/auth/v1/signup`, { email, password, data: { full_name: 'Bench' } })
  const { access_token: accessToken, user } = (await post(`${url}/auth/v1/token?grant_type=password`, { email, password })) as {
    access_token: string
    user: { id: string }
  }
  return { id: user.id, email, password, accessToken }
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return await response.json()
}
