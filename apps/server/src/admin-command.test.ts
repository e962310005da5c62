import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { expect, test, vi } from 'vitest'
import { accountsOf } from './accounts/accounts.ts'
import { runApp } from './platform/db/embedded/app-process.ts'
import { emptyDirectory, installedDirectory } from './platform/db/embedded/installed-data.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { testDatabase } from './platform/db/test-database.ts'
import { testPlatform } from './platform/test-platform.ts'
import { runCommand } from './platform/test-process.ts'

const AUTH_SECRET = 'given-by-the-operator-'.repeat(2)
const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d UTC`

// These tests start and stop processes while other tests run on the same machine.
vi.setConfig({ testTimeout: 60_000 })

test('an operator rotates the key of an external database, and gets the dates', async () => {
  await using database = await testDatabase()
  const env = { DATABASE_URL: database.url, AUTH_SECRET }
  expect(await keys(['rotate'], env)).toMatchObject({ code: 1, output: expect.stringContaining('no key to replace yet') })
  const first = await firstKey(database)
  expect(await keys(['list'], env)).toEqual({
    code: 0,
    output: expect.stringMatching(new RegExp(`^current   ${first}  signs; created ${time}\n$`)),
  })

  const rotated = await keys(['rotate'], env)
  expect(rotated).toMatchObject({ code: 0, output: expect.stringMatching(new RegExp(`^The next key is .+ after ${time}\\.`)) })
  expect(await keys(['rotate'], env)).toMatchObject({ code: 1, output: expect.stringContaining('is published already') })
  expect((await keys(['list'], env)).output).toMatch(
    new RegExp(`^current   ${first} .+\nnext      .+  published since ${time}, signs after ${time}\n$`),
  )

  expect(await keys(['replace'], { ...env, AUTH_SECRET: 'another secret '.repeat(3) })).toMatchObject({
    code: 1,
    output: expect.stringContaining('AUTH_SECRET'),
  })
  const replaced = await keys(['replace'], env)
  expect(replaced).toMatchObject({ code: 0, output: expect.stringMatching(/^The key \S+ signs now\. /) })
  const { output } = await keys(['list'], env)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).not.toContain(first)
})

test('the key of a private database is rotated while the app runs on it, and when it does not', async () => {
  const dataDir = await installedDirectory()
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, 'secret'), AUTH_SECRET)
  const app = runApp(dataDir)
  const { connection } = await app.ready
  expect(await keys(['list'], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    output: expect.stringContaining('start Ankur once'),
  })
  await migrate(connection)
  const database = openDatabase(connection)
  await firstKey(database)
  await database.close()

  expect(await keys(['rotate'], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  expect(app.promised).toEqual([])
  await app.end('SIGTERM')
  const { output } = await keys(['list'], { DATA_DIR: dataDir })
  expect(output.split('\n').map((line) => line.split(' ')[0])).toEqual(['current', 'next', ''])
})

test('a key in the settings is not rotated by the command, nor are those of a hosted project', async () => {
  await using database = await testDatabase()
  const stored = await firstKey(database)
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const AUTH_SIGNING_JWK = JSON.stringify({ ...(await exportJWK(privateKey)), kid: 'own' })
  const env = { DATABASE_URL: database.url, AUTH_SECRET, AUTH_SIGNING_JWK }

  expect(await keys(['rotate'], env)).toMatchObject({ code: 1, output: expect.stringMatching(/^AUTH_SIGNING_JWK signs/) })
  expect((await keys(['list'], env)).output).toMatch(
    new RegExp(`^settings  own  signs \\(AUTH_SIGNING_JWK\\)\ncurrent   ${stored}  accepted; does not sign`),
  )
  expect((await keys(['replace'], env)).output).toContain('AUTH_SIGNING_JWK still signs tokens')
  expect((await keys(['list'], env)).output).not.toContain(stored)

  const hosted = { ...env, SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_KEY: 'sb_publishable_x' }
  expect(await keys(['list'], hosted)).toMatchObject({ code: 1, output: expect.stringMatching(/at SUPABASE_URL/) })
})

test('invalid arguments print the usage and give exit code 1', async () => {
  const DATA_DIR = emptyDirectory()
  for (const args of [[], ['rotate', 'now'], ['constructor'], ['--list']]) {
    expect(await keys(args, { DATA_DIR }), args.join(' ')).toEqual({ code: 1, output: expect.stringMatching(/^Usage:\n/) })
  }
  expect(await keys(['list'], { DATA_DIR })).toMatchObject({ code: 1, output: expect.stringMatching(/^There is no database in/) })
})

/** As the first start of a server does. */
async function firstKey(db: Awaited<ReturnType<typeof testDatabase>> | ReturnType<typeof openDatabase>): Promise<string> {
  await using platform = await testPlatform({ now: new Date().toISOString(), env: { AUTH_SECRET } })
  return (await accountsOf({ ...platform, db }).keys.current()).kid
}

async function keys(args: string[], env: Record<string, string>): Promise<{ code: number; output: string }> {
  return await runCommand(join(import.meta.dirname, 'admin-command.ts'), ['keys', ...args], env)
}
