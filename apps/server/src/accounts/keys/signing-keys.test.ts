import { exportJWK, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { accountsOf } from '../accounts.ts'
import { testAccounts } from '../test-accounts.ts'
import { replaceKeys } from './rotation.ts'
import { seal, unseal } from './stored-key.ts'
import { deriveSecrets } from './secrets.ts'
import { openSigningKeys } from './signing-keys.ts'

test('several servers that start on an empty database at once use the same key', async () => {
  await using site = await testAccounts()
  await site.platform.db.query('delete from signing_keys')
  const secrets = deriveSecrets(site.platform.config.authSecret)
  const servers = Array.from({ length: 6 }, () => openSigningKeys(site.platform, secrets))
  const kids = await Promise.all(servers.map(async (keys) => (await keys.current()).kid))
  expect(new Set(kids).size).toBe(1)
  expect(await site.platform.db.query('select 1 from signing_keys')).toHaveLength(1)
})

test('the key survives a restart and is encrypted in the database', async () => {
  await using site = await testAccounts()
  const before = await accountsOf(site.platform).keys.current()
  const again = openSigningKeys(site.platform, deriveSecrets(site.platform.config.authSecret))
  expect((await again.current()).kid).toBe(before.kid)
  const [row] = await site.platform.db.query<{ sealed_private_jwk: Buffer; public_jwk: object }>('select * from signing_keys')
  expect(row?.sealed_private_jwk.toString('latin1')).not.toContain('"d"')
  expect(row?.public_jwk).not.toHaveProperty('d')
  await expect(openSigningKeys(site.platform, deriveSecrets('quite another secret, long enough')).current()).rejects.toThrow(
    /AUTH_SECRET/,
  )
})

test('a sealed value opens only with its key and name', () => {
  const { signingKeySeal: key, mailCodes: other } = deriveSecrets('a secret of this test, long enough')
  const sealed = seal(key, 'one', 'text')
  expect(unseal(key, 'one', sealed)).toBe('text')
  expect(() => unseal(key, 'two', sealed)).toThrow()
  expect(() => unseal(other, 'one', sealed)).toThrow()
  sealed[sealed.length - 1]! ^= 1
  expect(() => unseal(key, 'one', sealed)).toThrow()
})

test('published keys have no private members and may be cached for ten minutes', async () => {
  await using site = await testAccounts()
  const { body, headers } = await site.ask('/.well-known/jwks.json')
  expect(headers.get('cache-control')).toBe('public, max-age=600')
  expect(body.keys).toHaveLength(1)
  expect(Object.keys(body.keys[0]).sort()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'])
})

test.each(['ES256', 'RS256'])('a %s key of the operator signs, and clients verify it themselves', async (algorithm) => {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  // The client caches keys by `kid` for the lifetime of the process.
  const kid = `of-the-operator-${algorithm}`
  const jwk = {
    ...(await exportJWK(privateKey)),
    kid,
    alg: algorithm,
    key_ops: ['sign', 'verify'],
    use: 'sig',
  }
  await using site = await testAccounts({ AUTH_SIGNING_JWK: JSON.stringify(jwk), AUTH_MODE: 'autoconfirm' })
  const client = site.client()
  await client.signUp({ email: 'asha@example.org', password: 'mango tree 42' })

  const { data } = await client.getClaims()
  expect(data?.header).toMatchObject({ alg: algorithm, kid })
  expect((await client.getUser()).error).toBeNull()
  const { body } = await site.ask('/.well-known/jwks.json')
  expect(body.keys.map((key: object) => Object.keys(key)).flat()).not.toContain('d')
})

test('a new key of another server is found without a restart', async () => {
  await using site = await testAccounts()
  const { db, clock } = site.platform
  const secrets = deriveSecrets(site.platform.config.authSecret)
  const { keys } = accountsOf(site.platform)
  const before = await keys.current()
  const kid = await replaceKeys(db, secrets.signingKeySeal, clock.nowMs())

  expect(await keys.find(kid!)).toBeNull()
  clock.advance(1_000)
  expect((await keys.find(kid!))?.kid).toBe(kid)
  expect(await keys.find(before.kid)).toBeNull()
})

test('cached keys stay in use while the database is unavailable, and when the clock is set back', async () => {
  await using site = await testAccounts()
  const { clock, db, config } = site.platform
  let isAway = false
  const query: typeof db.query = async (...args) => {
    if (isAway) throw new Error('away')
    return await db.query(...args)
  }
  const secrets = deriveSecrets(config.authSecret)
  const keys = openSigningKeys({ ...site.platform, db: { ...db, query } }, secrets)
  const { kid } = await keys.current()

  isAway = true
  clock.advance(3_600_000)
  expect((await keys.current()).kid).toBe(kid)
  expect(await keys.published()).toHaveLength(1)

  isAway = false
  const fresh = await replaceKeys(db, secrets.signingKeySeal, clock.nowMs())
  clock.advance(-1_800_000)
  expect((await keys.current()).kid).toBe(fresh)
})
