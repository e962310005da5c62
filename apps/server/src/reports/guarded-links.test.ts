/** Links with a PIN, one-time links, and the log of openings that a family sees. */
import { randomUUID } from 'node:crypto'
import type { AnalyzeResponse } from '@ankur/screening'
import type { NewShare, OpenShare, ShareState } from '@ankur/screening/report/contract'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { responsesCounting, signInFamily, signUpFamily } from '../screening/test-family.ts'

const now = '2026-03-14T20:00:00Z'
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

async function linked(options: { readonly withPin?: boolean; readonly opensOnce?: boolean }) {
  const platform = await testPlatform({ now })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const answer = await asha.analyze({ responses: responsesCounting(1, 2, 6, 7, 9, 10, 14, 16) })
  const { id } = answer.json<AnalyzeResponse>().assessment
  const path = `/api/assessments/${id}/share`
  const made = (await asha.send({ method: 'POST', url: path, payload: options })).json<NewShare>()
  const token = new URL(made.url).hash.slice(1)
  const open = (fields: Partial<OpenShare> = {}, userAgent = PHONE) =>
    app.inject({ method: 'POST', url: '/api/shared', payload: { token, ...fields }, headers: { 'user-agent': userAgent } })
  // The access token of 15 minutes ago has expired.
  const later = () => signInFamily(app, 'asha@example.org')
  const share = async () => (await (await later()).get(path)).json<ShareState>().share
  return { platform, later, made, open, share, [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose]() }
}

const otherPin = (pin: string | null) => String((Number(pin) + 1) % 10_000).padStart(4, '0')

test('a family sees the date in India and the browser of each opening, newest first, without IP address', async () => {
  await using at = await linked({})
  expect(await at.share()).toMatchObject({ openings: 0, hasPin: false, opensOnce: false, isLocked: false, log: [] })
  await at.open()
  at.platform.clock.advance(24 * 60 * 60_000)
  await at.open({}, 'curl/8.0')
  expect((await at.share())?.log).toEqual([
    { day: '2026-03-16', browser: null },
    { day: '2026-03-15', browser: 'Chrome, Android' },
  ])
  const [row] = await at.platform.db.query<{ all: string }>('select json_agg(o)::text as all from report_share_openings o')
  expect(row?.all).not.toMatch(/127\.0\.0\.1|Mozilla/)
  const file = (await (await at.later()).get('/api/account/export')).json()
  expect(file.shareLinks).toMatchObject([{ openings: 2, log: [{ browser: null }, { browser: 'Chrome, Android' }] }])
})

test('the export contains every opening, the page the newest twenty', async () => {
  await using at = await linked({})
  for (let opened = 0; opened < 25; opened += 1) await at.open()
  expect((await at.share())?.log).toHaveLength(20)
  const file = (await (await at.later()).get('/api/account/export')).json()
  expect(file.shareLinks[0].log).toHaveLength(25)
})

test('a link with a PIN opens only with its four digits, which are not readable in the database', async () => {
  await using at = await linked({ withPin: true })
  expect(at.made.pin).toMatch(/^\d{4}$/)
  expect((await at.open()).json()).toMatchObject({ error: { code: 'share_pin_missing' } })
  expect((await at.open({ pin: otherPin(at.made.pin) })).json()).toMatchObject({ error: { code: 'share_pin_wrong', left: 9 } })
  expect((await at.open({ pin: at.made.pin ?? '' })).statusCode).toBe(200)
  expect(await at.share()).toMatchObject({ openings: 1, hasPin: true })
  expect(await at.share()).not.toHaveProperty('pin')
  const [row] = await at.platform.db.query<{ all: string }>('select s::text as all from report_shares s')
  expect(row?.all.split(',')).not.toContain(at.made.pin)
})

test('ten wrong PINs disable a link, also for the right PIN, and the family sees it', async () => {
  await using at = await linked({ withPin: true })
  for (let wrong = 1; wrong < 10; wrong += 1) expect((await at.open({ pin: otherPin(at.made.pin) })).statusCode).toBe(403)
  expect((await at.share())?.isLocked).toBe(false)
  expect((await at.open({ pin: otherPin(at.made.pin) })).statusCode).toBe(404)
  expect((await at.open({ pin: at.made.pin ?? '' })).statusCode).toBe(404)
  expect(await at.share()).toMatchObject({ isLocked: true, openings: 0 })
})

test('concurrent wrong PINs are all counted', async () => {
  await using at = await linked({ withPin: true })
  const answers = await Promise.all(Array.from({ length: 30 }, () => at.open({ pin: otherPin(at.made.pin) })))
  expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(9)
})

test('a one-time link waits for a button press, serves one visit, and cannot be opened afterwards', async () => {
  await using at = await linked({ opensOnce: true })
  expect((await at.open()).json()).toMatchObject({ error: { code: 'share_opens_once' } })
  expect((await at.share())?.openings).toBe(0)
  const visit = randomUUID()
  expect((await at.open({ isPressed: true, visit })).json()).toMatchObject({ opensOnce: true })
  // The response was lost, or the phone reloaded the page.
  expect((await at.open({ isPressed: true, visit })).statusCode).toBe(200)
  expect((await at.open({ isPressed: true, visit: randomUUID() })).statusCode).toBe(404)
  expect((await at.open({ isPressed: true })).statusCode).toBe(404)
  at.platform.clock.advance(60 * 60_000)
  expect((await at.open({ isPressed: true, visit })).statusCode).toBe(404)
  expect(await at.share()).toMatchObject({ openings: 1, log: [{ day: '2026-03-15' }] })
})

test('of two concurrent readers only one can open a one-time link', async () => {
  await using at = await linked({ opensOnce: true })
  const both = await Promise.all([at.open({ isPressed: true }), at.open({ isPressed: true })])
  expect(both.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 404]))
})

test('creating and first opening a link are listed in the account, and mailed to a confirmed address', async () => {
  await using at = await linked({})
  await at.platform.db.query('update users set email_proven_at = $1', [new Date(now)])
  await at.open()
  await at.open()
  const lately = (await (await at.later()).get('/api/account/activity')).json<{ items: { event: string }[] }>()
  const links = lately.items.map(({ event }) => event).filter((event) => event.startsWith('link_'))
  expect(links).toHaveLength(2)
  expect(links).toEqual(expect.arrayContaining(['link_made', 'link_opened']))
  const mails = await at.platform.db.query('select subject from outbox where kind = $1', ['alarm'])
  expect(mails).toMatchObject([{ subject: 'Someone opened the link to your report' }])
})
