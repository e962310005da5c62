import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { backUp, restore, type RestoreOptions } from './backup-commands.ts'
import { readConfig, type Settings } from './platform/config.ts'
import { makeBackupKeys } from './platform/db/backup/backup-keys.ts'
import { emptyDirectory } from './platform/db/embedded/installed-data.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { SERVER_NAME } from './platform/db/connection.ts'
import { testDatabase, type TestDatabase } from './platform/db/test-database.ts'
import { createFamilyKeys, withFamilyKeys } from './platform/family-keys/index.ts'
import { sealPlainRows } from './platform/family-keys/seal-plain-rows.ts'
import { plainProjects } from './projects/index.ts'
import { loadProjects } from './projects/store.ts'
import { openErasureList } from './platform/erased-accounts.ts'
import { prune } from './platform/db/backup/prune.ts'

const AUTH_SECRET = 'given-by-the-operator-'.repeat(2)
const nowMs = Date.parse('2026-01-05T09:00:00Z')
const pair = makeBackupKeys()

vi.setConfig({ testTimeout: 60_000 })

test('a restore does not restore sessions, links, queued mail, signing keys or erased families', async () => {
  await using source = await testDatabase()
  await using target = await testDatabase({ empty: true })
  const [asha, bela] = [await family(source, 'asha@example.org'), await family(source, 'bela@example.org')]
  const { settings, path } = await backedUp(source)
  await openErasureList(settings.erasuresFile, AUTH_SECRET).add([bela])

  const output = await restore({ ...settings, databaseUrl: target.url }, options(path))
  expect(output).toContain('1 accounts that were erased since this backup were erased again')
  expect(output).toContain('1 queued mails are held')
  expect(await target.query('select id from users')).toEqual([{ id: asha }])
  for (const table of ['sessions', 'one_time_tokens', 'report_shares', 'signing_keys']) {
    expect(await target.query(`select count(*)::int as count from ${table}`), table).toEqual([{ count: 0 }])
  }
  expect(await target.query("select recipient, next_attempt_at = 'infinity' as held from outbox")).toEqual([
    { recipient: 'asha@example.org', held: true },
  ])
})

test('an erased account also deletes the mail to its address only if the address was ever confirmed', async () => {
  for (const isProven of [true, false]) {
    await using source = await testDatabase()
    await using target = await testDatabase({ empty: true })
    const bela = await family(source, 'bela@example.org')
    // As with accounts of AUTH_MODE=autoconfirm.
    await source.query('update users set email_confirmed_at = $1, email_proven_at = $2', [
      new Date(nowMs),
      isProven ? new Date(nowMs) : null,
    ])
    const { settings, path } = await backedUp(source)
    await openErasureList(settings.erasuresFile, AUTH_SECRET).add([bela])
    await restore({ ...settings, databaseUrl: target.url }, options(path))
    expect(await target.query('select id from users')).toEqual([])
    expect(await target.query('select recipient from outbox')).toEqual(isProven ? [] : [{ recipient: 'bela@example.org' }])
  }
})

test('a backup that was changed, truncated, made with another key or by another installation is refused, and nothing is changed', async () => {
  await using source = await testDatabase()
  await using target = await testDatabase({ empty: true })
  await family(source, 'asha@example.org')
  const { settings, path } = await backedUp(source)
  const elsewhere = { ...settings, databaseUrl: target.url }
  const bytes = readFileSync(path)
  expect(bytes.includes('asha@example.org')).toBe(false)

  bytes[Math.floor(bytes.length / 2)]! ^= 1
  writeFileSync(`${path}.changed`, bytes)
  await expect(restore(elsewhere, options(`${path}.changed`))).rejects.toThrow(
    /changed was changed after it was written, or was cut off\. Nothing was restored\.$/,
  )
  writeFileSync(`${path}.cut`, readFileSync(path).subarray(0, bytes.length - 20))
  await expect(restore(elsewhere, options(`${path}.cut`))).rejects.toThrow('was cut off. Nothing was restored.')
  const other = { ...elsewhere, backupOpeningKey: makeBackupKeys().opening }
  await expect(restore(other, options(path))).rejects.toThrow('was encrypted for another key')
  await expect(restore({ ...elsewhere, backupOpeningKey: null }, options(path))).rejects.toThrow(
    'can only be opened with its opening key',
  )
  await expect(restore({ ...elsewhere, authSecret: 'x'.repeat(40) }, options(path))).rejects.toThrow(
    'needs the secret that it was made with',
  )
  writeFileSync(`${path}.plain`, 'not a backup')
  await expect(restore(elsewhere, options(`${path}.plain`))).rejects.toThrow('is not an encrypted backup of Ankur')
  expect(await target.query("select count(*)::int as count from pg_tables where schemaname = 'public'")).toEqual([{ count: 0 }])
})

test('a restore while the server is running is refused', async () => {
  await using source = await testDatabase()
  await using target = await testDatabase({ empty: true })
  const { settings, path } = await backedUp(source)
  const server = openDatabase({ ...target.connection, application_name: SERVER_NAME })
  await server.query('select 1')
  await expect(restore({ ...settings, databaseUrl: target.url }, options(path))).rejects.toThrow('stop every server')
  await server.close()
  await restore({ ...settings, databaseUrl: target.url }, options(path))
})

test("the families' keys are backed up separately, only the newest copy stays, and an older copy cannot open erased data", async () => {
  await using source = await testDatabase()
  const [asha, bela] = [await family(source, 'asha@example.org'), await family(source, 'bela@example.org')]
  for (const id of [asha, bela])
    await source.query('insert into family_keys (user_id, wrapped) values ($1, $2)', [id, Buffer.from(id)])
  const settings = settingsOf(source)
  const copy = (at: number) => backUp(settings, { to: null, physical: false, withSecret: false, nowMs: at })
  await copy(nowMs)
  const folder = join(settings.dataDir, 'backups')
  const [data] = readdirSync(folder).filter((name) => !name.includes('keys'))
  await source.query('delete from family_keys where user_id = $1', [bela])
  await copy(nowMs + 60_000)
  expect(readdirSync(folder).filter((name) => name.includes('keys'))).toEqual(['ankur-2026-01-05T09-01-00Z.keys.sealed'])

  await using target = await testDatabase({ empty: true })
  const whole = await restore({ ...settings, databaseUrl: target.url }, options(join(folder, data!)))
  expect(whole).not.toContain('--keys')
  expect(await target.query('select user_id from family_keys')).toEqual([{ user_id: asha }])
  expect(await target.query('select count(*)::int as count from users')).toEqual([{ count: 2 }])
  await expect(restore(settings, options(join(folder, 'ankur-2026-01-05T09-01-00Z.keys.sealed')))).rejects.toThrow(
    'contains only keys',
  )

  rmSync(join(folder, 'ankur-2026-01-05T09-01-00Z.keys.sealed'))
  await using keyless = await testDatabase({ empty: true })
  expect(await restore({ ...settings, databaseUrl: keyless.url }, options(join(folder, data!)))).toContain(
    "No copy of the families' keys was found",
  )
})

test('an encrypted game is readable after a restore, and an unencrypted one from an older backup is encrypted afterwards', async () => {
  await using source = await testDatabase()
  await using target = await testDatabase({ empty: true })
  const asha = await family(source, 'asha@example.org')
  const insert = (id: string) =>
    source.query(
      `insert into projects (id, user_id, name, data, size_bytes, created_at, saved_at) values ($1, $2, 'Cat', '{"ankur":1}', 11, $3, $3)`,
      [id, asha, new Date(nowMs)],
    )
  await insert(randomUUID())
  await sealPlainRows({ db: withFamilyKeys(source, createFamilyKeys(AUTH_SECRET)) }, [plainProjects])
  await insert(randomUUID())
  const { settings, path } = await backedUp(source)
  await restore({ ...settings, databaseUrl: target.url }, options(path))

  const db = withFamilyKeys(target, createFamilyKeys(AUTH_SECRET))
  const games = [{ name: 'Cat', data: { ankur: 1 } }, { name: 'Cat' }]
  expect(await loadProjects(db, asha)).toMatchObject(games)
  expect(await sealPlainRows({ db }, [plainProjects])).toBe(1)
  expect(await loadProjects(db, asha)).toMatchObject(games)
  expect(await target.query('select from projects where name is not null or data is not null')).toEqual([])
})

test('the secret of the installation is in a backup only on request', async () => {
  await using source = await testDatabase()
  const { settings, path } = await backedUp(source)
  const bare = { ...settings, databaseUrl: null, dataDir: emptyDirectory(), authSecret: null }
  await expect(restore(bare, options(path))).rejects.toThrow('needs the secret that it was made with')
  expect(readdirSync(bare.dataDir)).toEqual([])

  const carrying = join(settings.dataDir, 'carrying.sealed')
  await backUp(settings, { to: carrying, physical: false, withSecret: true, nowMs })
  await restore(bare, options(carrying))
  expect(readFileSync(join(bare.dataDir, 'secret'), 'utf8')).toBe(AUTH_SECRET)
})

test('the first backup generates a key pair, shows the opening key once and does not store it', async () => {
  await using source = await testDatabase()
  const settings = { ...settingsOf(source), backupKey: null }
  const to = join(settings.dataDir, 'first.sealed')
  const output = await backUp(settings, { to, physical: false, withSecret: false, nowMs })
  const opening = /ankur-backup-opening-1-\S+/.exec(output)?.[0] ?? ''
  for (const name of readdirSync(settings.dataDir))
    expect(readFileSync(join(settings.dataDir, name)).includes(opening)).toBe(false)
  const again = await backUp(settings, { to: `${to}.2`, physical: false, withSecret: false, nowMs })
  expect(again).not.toContain('ankur-backup-opening')

  await using target = await testDatabase({ empty: true })
  const keyFile = join(emptyDirectory(), 'key')
  writeFileSync(keyFile, `${opening}\n`)
  await restore({ ...settings, databaseUrl: target.url, backupOpeningKey: null }, { ...options(to), keyFile })
})

test('backups, and data that a restore moved aside, are deleted after the set number of days', async () => {
  await using source = await testDatabase()
  const settings = settingsOf(source)
  await backUp(settings, { to: null, physical: false, withSecret: false, nowMs })
  const [name] = readdirSync(join(settings.dataDir, 'backups'))
  const old = join(settings.dataDir, 'backups', 'ankur-2025-11-01T00-00-00Z.sealed')
  writeFileSync(old, '')
  utimesSync(old, new Date('2025-11-01'), new Date('2025-11-01'))
  utimesSync(join(settings.dataDir, 'backups', name!), new Date(nowMs), new Date(nowMs))
  for (const aside of ['secret-before-2025-11-01T00-00-00.000Z', 'secret-before-2026-01-04T00-00-00.000Z', 'secret']) {
    writeFileSync(join(settings.dataDir, aside), '')
  }
  await prune({ dataDir: settings.dataDir, keepDays: 35, nowMs })
  expect(existsSync(old)).toBe(false)
  expect(readdirSync(join(settings.dataDir, 'backups'))).toContain(name)
  expect(readdirSync(settings.dataDir).filter((each) => each.startsWith('secret'))).toEqual([
    'secret',
    'secret-before-2026-01-04T00-00-00.000Z',
  ])
})

function settingsOf(source: TestDatabase): Settings {
  const env = { DATABASE_URL: source.url, AUTH_SECRET, DATA_DIR: emptyDirectory(), BACKUP_KEY: pair.writing }
  return readConfig({ ...env, BACKUP_OPENING_KEY: pair.opening })
}

async function backedUp(source: TestDatabase): Promise<{ settings: Settings; path: string }> {
  const settings = settingsOf(source)
  const path = join(settings.dataDir, 'copy.sealed')
  await backUp(settings, { to: path, physical: false, withSecret: false, nowMs })
  return { settings, path }
}

function options(from: string): RestoreOptions {
  return { from, replace: false, keyFile: null, keysFrom: null, erasedFile: null, unsealed: false, nowMs }
}

/** A family with everything that a restore must not bring back. */
async function family(db: TestDatabase, email: string): Promise<string> {
  const [id, assessment] = [randomUUID(), randomUUID()]
  const at = new Date(nowMs)
  await db.query(
    `insert into users (id, email, email_confirmed_at, email_proven_at, app_metadata, user_metadata, created_at, updated_at)
     values ($1, $2, $3, $3, '{}', '{}', $3, $3)`,
    [id, email, at],
  )
  await db.query(`insert into sessions (id, user_id, amr, created_at, refreshed_at) values ($1, $2, '[]', $3, $3)`, [
    randomUUID(),
    id,
    at,
  ])
  await db.query(
    `insert into one_time_tokens (user_id, purpose, relates_to, link_hash, created_at, link_expires_at, code_expires_at)
     values ($1, 'recovery', $2, decode(md5($2), 'hex'), $3, $3, $3)`,
    [id, email, at],
  )
  await db.query(
    `insert into assessments (id, user_id, completed_at, instrument_id, instrument_version, instrument_official, template_version,
       language, answers, extra, total, band, outcome, analysis)
     values ($1, $2, $3, 'x', '1', false, '1', 'en', '[]', '{}', 0, 'low', 'few_signs', '')`,
    [assessment, id, at],
  )
  await db.query(
    `insert into report_shares (assessment_id, user_id, token_hash, created_at, expires_at) values ($1, $2, decode(md5($3), 'hex'), $4, $4)`,
    [assessment, id, email, at],
  )
  await db.query(
    `insert into outbox (id, kind, state, recipient, subject, text_body, html_body, queued_at, next_attempt_at)
     values ($1, 'reminder', 'queued', $2, '', '', '', $3, $3)`,
    [randomUUID(), email, at],
  )
  return id
}
