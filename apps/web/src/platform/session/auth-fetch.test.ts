import { afterEach, expect, test, vi } from 'vitest'
import { fetchByOwnClock } from './auth-fetch.ts'

afterEach(() => vi.unstubAllGlobals())

test('the expiry time is removed from a session response, and the rest is kept', async () => {
  answer({ access_token: 'a', refresh_token: 'r', expires_in: 3600, expires_at: 1_900_000_000, user: { id: '1' } })
  const response = await fetchByOwnClock('/token')
  expect(await response.json()).toEqual({ access_token: 'a', refresh_token: 'r', expires_in: 3600, user: { id: '1' } })
})

test('other responses are unchanged', async () => {
  answer({ code: 'invalid_credentials', expires_in: 1, expires_at: 2 }, 400)
  expect((await fetchByOwnClock('/token')).status).toBe(400)
  answer({ id: '1', email: 'asha@example.org' })
  expect(await (await fetchByOwnClock('/user')).json()).toEqual({ id: '1', email: 'asha@example.org' })
})

function answer(body: object, status = 200): void {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
}
