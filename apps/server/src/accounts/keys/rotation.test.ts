import { createLocalJWKSet, createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import type { JSONWebKeySet } from 'jose'
import { expect, test } from 'vitest'
import { accountsOf } from '../accounts.ts'
import { PASSWORD, serveAccounts, testAccounts } from '../test-accounts.ts'
import type { TestAccounts } from '../test-accounts.ts'
import { advanceKeys, publishNextKey, replaceKeys } from './rotation.ts'
import { deriveSecrets } from './secrets.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const sealKey = ({ platform }: TestAccounts) => deriveSecrets(platform.config.authSecret).signingKeySeal
const publish = (site: TestAccounts) => publishNextKey(site.platform.db, sealKey(site), site.platform.clock.nowMs())
const advance = (site: TestAccounts) => advanceKeys(site.platform.db, site.platform.clock.nowMs())
const replace = (site: TestAccounts) => replaceKeys(site.platform.db, sealKey(site), site.platform.clock.nowMs())
const keySet = async (site: TestAccounts): Promise<JSONWebKeySet> => (await site.ask('/.well-known/jwks.json')).body
const kidOf = (token: string) => decodeProtectedHeader(token).kid
const statusOf = async (site: TestAccounts, bearer: string) => (await site.ask('/user', { bearer })).status
/** Starts another server process on the same database, with empty caches. */
const beside = (site: TestAccounts) => serveAccounts({ ...site.platform })

async function statuses(site: TestAccounts): Promise<Record<string, string>> {
  const rows = await site.platform.db.query<{ kid: string; status: string }>('select kid, status from signing_keys')
  return Object.fromEntries(rows.map(({ kid, status }) => [status, kid]))
}

async function refreshed(site: TestAccounts, refresh: string): Promise<{ access: string; refresh: string }> {
  const { body } = await site.ask('/token?grant_type=refresh_token', { body: { refresh_token: refresh } })
  return { access: body.access_token, refresh: body.refresh_token }
}

test('at every minute of a rotation all unexpired tokens verify in every process, also with keys cached for 20 minutes', async () => {
  await using site = await testAccounts()
  await using other = await beside(site)
  const { clock } = site.platform
  const servers = [site, other]
  const tokens: { token: string; untilMs: number }[] = []
  const kept: JSONWebKeySet[] = []
  let session = { ...(await site.signedIn()) }
  const signed = new Set<string | undefined>()

  for (let minute = 0; minute < 100; minute += 1) {
    if (minute === 5) expect((await publish(site)).ok).toBe(true)
    if (minute % 3 === 2) await advance(site)
    const server = servers[minute % 2]!
    session = { ...session, ...(await refreshed(server, session.refresh)) }
    tokens.push({ token: session.access, untilMs: clock.nowMs() + 900_000 })
    signed.add(kidOf(session.access))
    kept.unshift(await keySet(servers[(minute >> 1) % 2]!))
    kept.length = Math.min(kept.length, 21)

    const living = tokens.filter(({ untilMs }) => untilMs > clock.nowMs())
    for (const { token } of [living[0]!, living.at(-1)!]) {
      for (const each of servers) expect(await statusOf(each, token), `minute ${minute}`).toBe(200)
      const different = new Map(kept.map((keys) => [JSON.stringify(keys), keys]))
      for (const keys of different.values())
        await jwtVerify(token, createLocalJWKSet(keys), { currentDate: new Date(clock.nowMs()) })
    }
    clock.advance(MINUTE_MS)
  }
  expect(signed.size).toBe(2)
  expect(await statuses(site)).toEqual({ current: kidOf(session.access) })
  expect((await keySet(site)).keys).toHaveLength(1)
}, 120_000)

test('the published keys contain the next key before it signs', async () => {
  await using site = await testAccounts()
  const { clock } = site.platform
  const { refresh, access } = await site.signedIn()
  const before = await site.ask('/.well-known/jwks.json')
  await publish(site)
  clock.advance(10_000)
  const remote = createRemoteJWKSet(new URL(`${site.url}/.well-known/jwks.json`), {
    cacheMaxAge: 600_000,
    cooldownDuration: 600_000,
  })
  await remote.reload()
  clock.advance(HOUR_MS)
  const next = await advance(site)
  clock.advance(10_000)
  const { access: fresh } = await refreshed(site, refresh)

  const now = { currentDate: new Date(clock.nowMs()) }
  expect(kidOf(fresh)).toBe(next)
  await jwtVerify(fresh, remote, now)
  await jwtVerify(access, remote, { currentDate: new Date(clock.nowMs() - HOUR_MS) })
  await expect(jwtVerify(fresh, createLocalJWKSet(before.body), now)).rejects.toThrow(/no applicable key/)
})

test('the next key signs after an hour, and the old key is deleted when its last token has expired', async () => {
  await using site = await testAccounts()
  const { clock } = site.platform
  const { access } = await site.signedIn()
  const published = await publish(site)
  clock.advance(HOUR_MS - 1)
  expect(await advance(site)).toBeNull()
  clock.advance(1)
  expect(await advance(site)).toBe(published.ok && published.next.kid)
  expect(await statuses(site)).toEqual({ old: kidOf(access), current: published.ok && published.next.kid })

  clock.advance(20 * MINUTE_MS)
  expect(await advance(site)).toBeNull()
  expect(await statuses(site)).toHaveProperty('old')
  clock.advance(MINUTE_MS)
  await advance(site)
  expect(await statuses(site)).toEqual({ current: published.ok && published.next.kid })
})

test('a process that still signs with the old key issues tokens that are valid for the full time', async () => {
  await using site = await testAccounts()
  await using other = await beside(site)
  const { clock } = site.platform
  const { refresh, access } = await site.signedIn()
  await publish(site)
  clock.advance(HOUR_MS)
  await keySet(other)
  const next = await advance(site)
  clock.advance(9_999)
  const late = await refreshed(other, refresh)
  expect([kidOf(access), next]).toEqual([kidOf(late.access), kidOf((await refreshed(site, late.refresh)).access)])

  for (let minute = 1; minute <= 15; minute += 1) {
    clock.advance(MINUTE_MS)
    await advance(site)
    expect([await statusOf(site, late.access), await statusOf(other, late.access)], `minute ${minute}`).toEqual([200, 200])
  }
})

test('of concurrent attempts to publish or promote a key, one succeeds', async () => {
  await using site = await testAccounts()
  const publications = await Promise.all(Array.from({ length: 6 }, () => publish(site)))
  expect(publications.filter(({ ok }) => ok)).toHaveLength(1)
  const next = new Set(publications.map((each) => ('next' in each ? each.next.kid : null)))
  expect([...next]).toEqual([(await statuses(site))['next']])

  site.platform.clock.advance(HOUR_MS)
  const promotions = await Promise.all(Array.from({ length: 6 }, () => advance(site)))
  expect(promotions.filter(Boolean)).toEqual([...next])
  expect(await site.platform.db.query('select 1 from signing_keys')).toHaveLength(2)
})

test('a server that restarts after the hour promotes the next key', async () => {
  await using site = await testAccounts()
  const published = await publish(site)
  site.platform.clock.advance(30 * MINUTE_MS)
  {
    await using restarted = await beside(site)
    await restarted.idle()
    expect(await statuses(site)).toHaveProperty('next')
  }
  site.platform.clock.advance(30 * MINUTE_MS)
  await using restarted = await beside(site)
  await restarted.idle()
  expect((await statuses(site))['current']).toBe(published.ok && published.next.kid)
})

test('a signed-in client keeps working through a rotation', async () => {
  await using site = await testAccounts({ AUTH_MODE: 'autoconfirm' })
  const client = site.client()
  const { data } = await client.signUp({ email: 'asha@example.org', password: PASSWORD })
  const events: string[] = []
  client.onAuthStateChange((event) => void events.push(event))
  const kids = new Set([kidOf(data.session!.access_token)])
  await publish(site)
  for (let quarter = 0; quarter < 8; quarter += 1) {
    site.platform.clock.advance(15 * MINUTE_MS)
    await advance(site)
    const { data: renewed } = await client.refreshSession()
    kids.add(kidOf(renewed.session!.access_token))
    expect((await client.getUser()).data.user?.email).toBe('asha@example.org')
    expect((await client.getClaims()).data?.claims.sub).toBe(data.user!.id)
  }
  expect(kids.size).toBe(2)
  expect(events).not.toContain('SIGNED_OUT')
})

test('replacing leaked keys invalidates old tokens in every process, and sessions continue with new tokens', async () => {
  await using site = await testAccounts()
  await using other = await beside(site)
  const { clock } = site.platform
  const { access, refresh } = await site.signedIn()
  await publish(site)
  expect([await statusOf(site, access), await statusOf(other, access)]).toEqual([200, 200])
  const leaked = Object.values(await statuses(site))

  const fresh = await replace(site)
  clock.advance(10_000)
  for (const server of [site, other]) {
    expect(await server.ask('/user', { bearer: access })).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
    expect(await server.ask('/api/whoami', { bearer: access })).toMatchObject({ status: 401 })
    expect((await keySet(server)).keys.map(({ kid }) => kid)).toEqual([fresh])
  }
  expect(leaked).toHaveLength(2)
  const renewed = await refreshed(other, refresh)
  expect(kidOf(renewed.access)).toBe(fresh)
  expect([await statusOf(site, renewed.access), await statusOf(other, renewed.access)]).toEqual([200, 200])
})

test('keys cannot be changed with a secret other than the servers’ secret', async () => {
  await using site = await testAccounts()
  const before = await statuses(site)
  const { signingKeySeal } = deriveSecrets('quite another secret, long enough')
  const { db, clock } = site.platform
  await expect(publishNextKey(db, signingKeySeal, clock.nowMs())).rejects.toThrow(/AUTH_SECRET/)
  await expect(replaceKeys(db, signingKeySeal, clock.nowMs())).rejects.toThrow(/AUTH_SECRET/)
  expect(await statuses(site)).toEqual(before)
  expect((await accountsOf(site.platform).keys.current()).kid).toBe(before['current'])
})

test('after changing a leaked secret and emptying both tables, old tokens are invalid and users can sign in again', async () => {
  await using site = await testAccounts()
  const { email, access, refresh } = await site.signedIn()
  await site.platform.db.query('delete from signing_keys')
  await site.platform.db.query('delete from sessions')
  const authSecret = 'another secret of this installation'
  await using after = await serveAccounts({ ...site.platform, config: { ...site.platform.config, authSecret } })

  expect(await statusOf(after, access)).toBe(403)
  expect(await after.ask('/token?grant_type=refresh_token', { body: { refresh_token: refresh } })).toMatchObject({ status: 400 })
  const { body } = await after.ask('/token?grant_type=password', { body: { email, password: PASSWORD } })
  expect(await statusOf(after, body.access_token)).toBe(200)
})
