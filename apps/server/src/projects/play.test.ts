import { newProject } from '@ankur/blocks/new-project'
import type { ListedProject, PlayLink } from '@ankur/blocks/project-contract'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { signUpFamily } from '../screening/test-family.ts'
import { shareProject } from './share-project.ts'

const now = '2026-11-21T09:00:00Z'
const DAY_MS = 24 * 60 * 60_000
const game = { name: 'Cat says hello', data: { ankur: 1, project: newProject() } }

async function sharing(env: Record<string, string> = {}) {
  const lines: string[] = []
  const settings = { now, env: { PUBLIC_URL: 'https://ankur.example', ...env } }
  const platform = await testPlatform({ ...settings, onLogLine: (line) => lines.push(line) })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  const { id } = (await asha.send({ method: 'POST', url: '/api/projects', payload: game })).json<ListedProject>()
  const url = `/api/projects/${id}`
  const switchOn = async () => {
    const answer = await asha.send({ method: 'POST', url: `${url}/share` })
    expect(answer.statusCode).toBe(200)
    const link = answer.json<PlayLink>()
    return { ...link, token: new URL(link.url).hash.slice(1) }
  }
  const play = (token: string) => app.inject({ method: 'POST', url: '/api/play', payload: { token } })
  return { platform, app, asha, id, url, switchOn, play, lines, [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose]() }
}

test('a link opens the latest state of the game without an account and reveals nothing about the family', async () => {
  await using at = await sharing()
  const link = await at.switchOn()
  expect(link.url).toMatch(/^https:\/\/ankur\.example\/play#[\w-]{43}$/)
  expect(link.sharedUntil).toBe('2026-12-21T09:00:00.000Z')
  expect((await at.asha.get(at.url)).json()).toMatchObject({ sharedUntil: link.sharedUntil })

  const played = await at.play(link.token)
  expect(played.statusCode).toBe(200)
  expect(played.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  expect(played.json()).toEqual(game)
  await at.asha.put(at.url, { ...game, name: 'Cat says goodbye' })
  expect((await at.play(link.token)).json()).toMatchObject({ name: 'Cat says goodbye' })
})

test('an enabled link stays the same; a disabled one opens nothing, and enabling again makes a new link', async () => {
  await using at = await sharing()
  const first = await at.switchOn()
  at.platform.clock.advance(5 * 60_000)
  const again = await at.switchOn()
  expect(again).toMatchObject({ url: first.url, sharedUntil: '2026-12-21T09:05:00.000Z' })

  expect((await at.asha.delete(`${at.url}/share`)).statusCode).toBe(204)
  expect((await at.asha.delete(`${at.url}/share`)).statusCode).toBe(204)
  const ended = await at.play(first.token)
  expect([ended.statusCode, ended.headers['x-robots-tag'], ended.json().error.code]).toEqual([404, 'noindex', 'not_found'])
  expect((await at.asha.get(at.url)).json()).toMatchObject({ sharedUntil: null })

  const next = await at.switchOn()
  expect(next.token).not.toBe(first.token)
  expect((await at.play(first.token)).statusCode).toBe(404)
  expect((await at.play(next.token)).statusCode).toBe(200)
})

test('enabling the link on two devices concurrently makes one link', async () => {
  await using at = await sharing()
  const links = await Promise.all([at.switchOn(), at.switchOn(), at.switchOn()])
  expect(new Set(links.map(({ url }) => url)).size).toBe(1)
})

test('a link ends after 30 days, with the game, and with the account', async () => {
  await using at = await sharing()
  const byTime = await at.switchOn()
  at.platform.clock.advance(30 * DAY_MS)
  expect((await at.play(byTime.token)).statusCode).toBe(404)

  await using other = await sharing()
  const { token } = await other.switchOn()
  await other.asha.delete(other.url)
  expect((await other.play(token)).statusCode).toBe(404)
  expect(await other.platform.db.query('select from project_shares')).toEqual([])

  await using third = await sharing()
  const last = await third.switchOn()
  const payload = { password: 'a-long-test-password' }
  expect((await third.asha.send({ method: 'DELETE', url: '/api/account', payload })).statusCode).toBe(204)
  expect((await third.play(last.token)).statusCode).toBe(404)
})

test('neither the database nor the log contains a token that opens a game', async () => {
  await using at = await sharing()
  const { token } = await at.switchOn()
  await at.play(token)
  const rows = await at.platform.db.query<{ row: string }>('select project_shares::text as row from project_shares')
  const bytes = Buffer.from(token, 'base64url').toString('hex')
  for (const text of [...rows.map(({ row }) => row), ...at.lines]) {
    for (const trace of [token, bytes]) expect(text).not.toContain(trace)
  }
  expect(rows).toHaveLength(1)
  expect(at.lines.join('')).toContain('/api/play')
})

test('after a change of the server’s secret old links still open, and enabling makes a new one', async () => {
  await using at = await sharing()
  const { token } = await at.switchOn()
  const config = Object.freeze({ ...at.platform.config, authSecret: 'another secret, for tests too, and long enough' })
  expect((await at.play(token)).statusCode).toBe(200)
  const made = await shareProject({ ...at.platform, config }, at.asha.id, at.id)
  expect(made.url).not.toContain(token)
  expect((await at.play(token)).statusCode).toBe(404)
  expect((await at.play(new URL(made.url).hash.slice(1))).statusCode).toBe(200)
})

test('guessing links is rate limited', async () => {
  await using at = await sharing({ RATE_LIMITS: 'on' })
  const { token } = await at.switchOn()
  for (let tries = 0; tries < 299; tries += 1) await at.play(`guess-${tries}`)
  expect((await at.play(token)).statusCode).toBe(200)
  const refused = await at.play(token)
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_requests'])
  at.platform.clock.advance(60 * 60_000)
  expect((await at.play(token)).statusCode).toBe(200)
}, 60_000)
