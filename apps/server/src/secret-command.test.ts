import { toBase32 } from '@ankur/accounts/totp'
import { expect, test } from 'vitest'
import { unseal } from './accounts/keys/stored-key.ts'
import { deriveSecrets } from './accounts/keys/secrets.ts'
import { testAccounts } from './accounts/test-accounts.ts'
import { createApp } from './app.ts'
import { SERVER_NAME } from './platform/db/connection.ts'
import { createFamilyKeys, withFamilyKeys } from './platform/family-keys/index.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { testDatabase } from './platform/db/test-database.ts'
import { testPlatform } from './platform/test-platform.ts'
import { loadProjects } from './projects/store.ts'
import { addGame, startFamily } from './projects/test-games.ts'
import { signInFamily } from './screening/test-family.ts'
import { replaceSecret, secretCommand } from './secret-command.ts'

const [from, to] = ['the-old-secret-of-an-operator-'.repeat(2), 'another-one-after-a-leak-0123456789']

test('after replacing the secret all data is readable, and everything signed with the old one is invalid', async () => {
  await using at = await startFamily({ AUTH_SECRET: from })
  await addGame(at.asha)
  const { id } = (await at.asha.analyze()).json().assessment
  await at.platform.db.query("insert into recovery_codes (user_id, code_mac, created_at) select id, 'x', created_at from users")
  const result = await at.platform.db.transaction((tx) => replaceSecret(tx, { from, to }))
  expect(result).toEqual({ rewrapped: 1, lost: 0, recoveryCodesOf: 1 })

  const db = withFamilyKeys(at.platform.db, createFamilyKeys(to))
  expect(await loadProjects(db, at.asha.id)).toMatchObject([{ name: 'Cat' }])
  await expect(loadProjects(at.platform.db, at.asha.id)).resolves.toMatchObject([{ unreadable: true }])
  expect((await at.asha.get('/api/projects')).statusCode).toBe(401)

  const after = createApp({ ...at.platform, db, config: Object.freeze({ ...at.platform.config, authSecret: to }) })
  const asha = await signInFamily(after, 'asha@example.org')
  expect((await asha.get(`/api/assessments/${id}`)).statusCode).toBe(200)
})

test('an authenticator app keeps working with the new secret', async () => {
  await using site = await testAccounts({ AUTH_SECRET: from })
  const { access: bearer } = await site.signedIn()
  const { body } = await site.ask('/factors', { body: { factor_type: 'totp' }, bearer })
  await site.platform.db.transaction((tx) => replaceSecret(tx, { from, to }))
  const [row] = await site.platform.db.query<{ id: string; sealed: Buffer }>('select id, sealed_secret as sealed from factors')
  const secret = unseal(deriveSecrets(to).factorSeal, row?.id ?? '', row?.sealed ?? Buffer.of())
  expect(toBase32(Buffer.from(secret, 'base64'))).toBe(body.totp.secret)
})

test('secret replace is refused with a wrong secret or while a server is running', async () => {
  await using at = await startFamily({ AUTH_SECRET: from })
  await addGame(at.asha)
  const wrong = { from: 'not the secret of this data at all 123', to }
  await expect(at.platform.db.transaction((tx) => replaceSecret(tx, wrong))).rejects.toThrow('AUTH_SECRET')
  expect((await at.asha.get('/api/projects')).statusCode).toBe(200)

  await using database = await testDatabase()
  const server = openDatabase({ ...database.connection, application_name: SERVER_NAME })
  await server.query('select 1')
  await expect(database.transaction((tx) => replaceSecret(tx, { from, to }))).rejects.toThrow('stop every server')
  await server.close()
})

test('the command requires a new secret that cannot be guessed', async () => {
  await using platform = await testPlatform({ now: '2026-03-14T09:00:00Z' })
  const work = secretCommand.read(['replace'])
  const tools = { settings: platform.config, db: platform.db, clock: platform.clock, secret: async () => from }
  await expect(work?.(tools)).rejects.toThrow('NEXT_AUTH_SECRET')
  await expect(work?.({ ...tools, settings: { ...platform.config, nextAuthSecret: from } })).rejects.toThrow('current secret')
  await expect(testPlatform({ now: '2026-03-14T09:00:00Z', env: { NEXT_AUTH_SECRET: 'a'.repeat(40) } })).rejects.toThrow(
    'different',
  )
})
