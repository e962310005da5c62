/** What a copy of the database reveals about games. */
import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import type { PlayLink } from '@ankur/blocks/project-contract'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { familiesOf } from '../platform/family-keys/index.ts'
import { sealPlainRows } from '../platform/family-keys/seal-plain-rows.ts'
import type { TestPlatform } from '../platform/test-platform.ts'
import { type Family, signUpFamily } from '../screening/test-family.ts'
import { plainProjects } from './sealed-project.ts'
import { postGame, addGame, startFamily, gameOf, gamesOf, gameWith, openGame } from './test-games.ts'

const cat = { name: 'Cat of Bina', data: gameWith('mangoes') }

test('no table contains readable games or names', async () => {
  await using at = await startFamily()
  const { id, token } = await shared(at.asha)
  await at.asha.put(`/api/projects/${id}`, { ...cat, data: gameWith('rickshaws') })
  await addGame(at.asha, { name: 'Dog of Bina', data: gameOf(60_000) })
  const rows = JSON.stringify(await rowsOf(at.platform))
  expect(rows).not.toMatch(/Bina|mangoes|rickshaws|sprites|aaaaaaaa/)
  expect((await gamesOf(at.asha)).map(({ name }) => name).toSorted()).toEqual([cat.name, 'Dog of Bina'])
  expect(await openGame(at.asha, id)).toMatchObject({ name: cat.name, data: gameWith('rickshaws') })
  expect((await play(at, token)).json()).toEqual({ name: cat.name, data: gameWith('rickshaws') })
  const [{ most } = { most: 0 }] = await at.platform.db.query<{ most: number }>(
    'select max(length(sealed_data)) as most from projects',
  )
  expect(most, 'packed before it is sealed').toBeLessThan(20_000)
})

test('games from before encryption can be read, listed, played, exported and saved, and are sealed while the server runs', async () => {
  await using at = await startFamily()
  const { id, token } = await shared(at.asha)
  const { id: other } = await addGame(at.asha, { name: 'Dog', data: gameWith('ਅੰਕ \u0000 \ud800') })
  const list = await gamesOf(at.asha)
  const before = [await openGame(at.asha, id), await openGame(at.asha, other)]
  const whole = (await at.asha.get('/api/account/export')).json().games
  await unseal(at.platform, at.asha.id)
  const readsAsBefore = async () => {
    expect(await gamesOf(at.asha)).toEqual(list)
    expect([await openGame(at.asha, id), await openGame(at.asha, other)]).toEqual(before)
    expect((await play(at, token)).json()).toEqual(cat)
    expect((await at.asha.get('/api/account/export')).json().games).toEqual(whole)
  }
  await readsAsBefore()
  const same = await at.asha.put(`/api/projects/${id}`, { ...cat, version: 7 })
  expect([same.statusCode, same.json().version], 'an answer that was lost, of before').toEqual([200, 1])

  expect(await sealPlainRows(at.platform, [plainProjects])).toBe(2)
  expect(await sealPlainRows(at.platform, [plainProjects])).toBe(0)
  expect(JSON.stringify(await rowsOf(at.platform))).not.toMatch(/mangoes|sprites/)
  await readsAsBefore()

  await unseal(at.platform, at.asha.id)
  await at.asha.put(`/api/projects/${id}`, { ...cat, version: 1 })
  expect(await sealPlainRows(at.platform, [plainProjects]), 'a save has sealed the other').toBe(1)
})

test('if a family’s key is lost, its games cannot be read or overwritten, and other families are not affected', async () => {
  await using at = await startFamily()
  const ravi = await signUpFamily(at.app, 'ravi@example.org')
  const theirs = await shared(ravi)
  const { id, token } = await shared(at.asha)
  const [kept] = await at.platform.db.query('select wrapped from family_keys where user_id = $1', [at.asha.id])
  await at.platform.db.query('delete from family_keys where user_id = $1', [at.asha.id])

  const unreadable = { error: { code: 'data_unreadable' } }
  expect((await at.asha.get('/api/projects')).json()).toMatchObject(unreadable)
  expect((await at.asha.get(`/api/projects/${id}`)).json()).toMatchObject(unreadable)
  expect((await play(at, token)).json()).toMatchObject(unreadable)
  // A new key would make the stored game unreadable for ever, so saving is refused; the game stays on the device.
  expect((await postGame(at.asha)).json()).toMatchObject(unreadable)
  expect((await at.asha.put(`/api/projects/${id}`, { ...cat, version: 1 })).json()).toMatchObject(unreadable)
  const file = (await at.asha.get('/api/account/export')).json()
  expect(file.games).toMatchObject([{ id, unreadable: true }])
  expect(await gamesOf(ravi)).toHaveLength(1)
  expect((await play(at, theirs.token)).statusCode).toBe(200)

  await at.platform.db.query('insert into family_keys (user_id, wrapped) values ($1, $2)', [at.asha.id, kept?.wrapped])
  expect(await openGame(at.asha, id)).toMatchObject(cat)
  await at.platform.db.query('truncate family_keys')
  expect((await at.asha.delete(`/api/projects/${id}`)).statusCode).toBe(204)
})

test('a save with an outdated cached key of the family writes nothing with it', async () => {
  await using at = await startFamily()
  const { id } = await addGame(at.asha, cat)
  await openGame(at.asha, id)
  // As after a restore of another backup of the keys while the server runs.
  const families = familiesOf(at.platform.db)
  const before = families.lastOpened(at.asha.id)
  expect(before).not.toBeNull()
  await at.platform.db.query('update family_keys set wrapped = $2 where user_id = $1', [at.asha.id, Buffer.alloc(61, 1)])
  expect((await at.asha.put(`/api/projects/${id}`, { ...cat, version: 1 })).json()).toMatchObject({
    error: { code: 'data_unreadable' },
  })
  await at.platform.db.query('update family_keys set wrapped = $2 where user_id = $1', [at.asha.id, before?.wrapped])
  expect(await openGame(at.asha, id)).toMatchObject({ ...cat, version: 1 })
})

test('more families than the key cache holds can all be read', async () => {
  await using at = await startFamily()
  const { id } = await addGame(at.asha, cat)
  const families = familiesOf(at.platform.db)
  const wrapped = (await at.platform.db.query<{ wrapped: Buffer }>('select wrapped from family_keys'))[0]!.wrapped
  const first = families.open(at.asha.id, wrapped)
  expect(families.open(at.asha.id, Buffer.from(wrapped))).toBe(first)
  const strangers = Array.from({ length: 200 }, () => randomUUID())
  await at.platform.db.query(
    `insert into users (id, email, app_metadata, user_metadata, created_at, updated_at)
     select id, id::text, '{}', '{}', now(), now() from unnest($1::uuid[]) as id`,
    [strangers],
  )
  await families.forWritingAll(at.platform.db, strangers)
  expect(families.lastOpened(at.asha.id)).toBeNull()
  expect(await openGame(at.asha, id)).toMatchObject(cat)
  expect((await at.asha.put(`/api/projects/${id}`, { ...cat, name: 'Later', version: 1 })).statusCode).toBe(200)
})

test('a server logs at startup a family with lost key that has only games', async () => {
  const lines: string[] = []
  await using at = await startFamily({}, (line) => lines.push(line))
  await addGame(at.asha)
  await at.platform.db.query('truncate family_keys')
  const app = createApp(at.platform)
  await app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(() => lines.find((line) => line.includes('The keys of some families are missing'))).toContain(at.asha.id)
  await app.close()
})

async function shared(who: Family) {
  const { id } = await addGame(who, cat)
  const { url } = (await who.send({ method: 'POST', url: `/api/projects/${id}/share` })).json<PlayLink>()
  return { id, token: new URL(url).hash.slice(1) }
}

function play({ app }: Awaited<ReturnType<typeof startFamily>>, token: string) {
  return app.inject({ method: 'POST', url: '/api/play', payload: { token } })
}

async function rowsOf({ db }: TestPlatform): Promise<object[]> {
  return await db.query('select to_jsonb(projects) as row from projects')
}

/** Stores the games as versions before encryption did. */
async function unseal({ db }: TestPlatform, userId: string): Promise<void> {
  const key = await familiesOf(db).forWriting(db, userId)
  const rows = await db.query<{ id: string; sealed_name: Buffer; sealed_data: Buffer }>(
    'select id, sealed_name, sealed_data from projects where sealed_name is not null',
  )
  for (const { id, sealed_name: name, sealed_data: data } of rows) {
    const packed = key.openBytes({ column: 'projects.sealed_data', rowId: id }, data)
    const text = (packed[0] === 1 ? inflateRawSync(packed.subarray(1)) : packed.subarray(1)).toString()
    await db.query('update projects set name = $2, data = $3, sealed_name = null, sealed_data = null where id = $1', [
      id,
      key.open({ column: 'projects.sealed_name', rowId: id }, name),
      text,
    ])
  }
}
