import { expect, test } from 'vitest'
import { PASSWORD, testAccounts } from '../test-accounts.ts'

const email = 'asha@example.org'
const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Mobile Safari/537.36'

test('a family lists its signed-in devices and signs one out', async () => {
  await using site = await testAccounts({}, '2026-03-14T09:00:00Z')
  const { access: bearer } = await site.signedIn(email)
  const other = await site.ask('/token?grant_type=password', {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': phone },
  })
  const stranger = await site.signedIn()
  const list = async (as = bearer) => (await site.ask('/api/account/devices', { bearer: as })).body.items
  const items = await list()
  expect(items).toHaveLength(2)
  const there = items.find(({ isThis }: { isThis: boolean }) => !isThis)
  // The list marks only the requesting device as this device.
  const own = items.filter(({ isThis }: { isThis: boolean }) => isThis)
  expect(own).toHaveLength(1)
  const seenThere = await list(other.body.access_token)
  expect(seenThere.find(({ id }: { id: string }) => id === there.id)).toMatchObject({ isThis: true })
  expect(seenThere.find(({ id }: { id: string }) => id === own[0].id)).toMatchObject({ isThis: false })
  expect(there).toMatchObject({ browser: 'Chrome, Android', lastUsed: '2026-03-14' })

  const end = (id: string, as: string) => site.ask(`/api/account/devices/${id}`, { method: 'DELETE', bearer: as })
  expect((await end(there.id, stranger.access)).status).toBe(404)
  expect((await end(there.id, bearer)).status).toBe(204)
  expect(await list()).toHaveLength(1)
  expect((await site.ask('/user', { bearer: other.body.access_token })).body.code).toBe('session_not_found')
  const lately = (await site.ask('/api/account/activity', { bearer })).body.items
  expect(lately).toContainEqual({ event: 'signed_in', day: '2026-03-14', browser: 'Chrome, Android' })
  expect(JSON.stringify(lately)).not.toContain('127.0.0.1')
})

test('device lists and mails show the date in India, also when it differs from the date in UTC', async () => {
  await using site = await testAccounts({}, '2026-03-14T19:00:00Z')
  const { id, access: bearer } = await site.signedIn(email)
  await site.platform.db.query(
    `update users set email_proven_at = created_at, user_metadata = '{"language":"hi"}' where id = $1`,
    [id],
  )
  await site.ask('/token?grant_type=password', { body: { email, password: PASSWORD }, headers: { 'user-agent': phone } })
  const days = async (path: string, name: string) =>
    (await site.ask(path, { bearer })).body.items.map((item: Record<string, string>) => item[name])
  expect(new Set(await days('/api/account/devices', 'lastUsed'))).toEqual(new Set(['2026-03-15']))
  expect(new Set(await days('/api/account/activity', 'day'))).toEqual(new Set(['2026-03-15']))
  const alarm = (await site.mailsTo(email)).find(({ kind }) => kind === 'alarm')
  expect(alarm?.text).toContain('तारीख: 15 मार्च 2026। ब्राउज़र: Chrome, Android।')
})
