/** `npm run db:backup`, `db:restore` and `db:key`: the settings that each needs, and its message. */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { findSecret, onDatabase, secretOf } from './operator-access.ts'
import type { Settings } from './platform/config.ts'
import { backUpCluster } from './platform/db/backup/back-up-cluster.ts'
import { backUpTables } from './platform/db/backup/back-up-tables.ts'
import { checkBackupFile, isSealedFile, type Opener } from './platform/db/backup/backup-file.ts'
import { makeBackupKeys, parseOpeningKey, parseWritingKey, type WritingKey } from './platform/db/backup/backup-keys.ts'
import { keepNewestKeys, newestKeysIn, prune } from './platform/db/backup/prune.ts'
import { restoreCluster } from './platform/db/backup/restore-cluster.ts'
import { restorePrivately, type RestoredPlace } from './platform/db/backup/restore-place.ts'
import { readSecret, restoreTables } from './platform/db/backup/restore-tables.ts'
import { withClient, type Connection, type DatabaseLog } from './platform/db/connection.ts'
import { startPrivatePostgres } from './platform/db/embedded/private-postgres.ts'
import { checkConnection } from './platform/db/check-connection.ts'
import { type ErasedAccounts, readErasedAccounts } from './platform/erased-accounts.ts'

const log: DatabaseLog = { info() {}, warn() {}, error() {} }

export interface BackupOptions {
  readonly to: string | null
  readonly physical: boolean
  readonly withSecret: boolean
  readonly nowMs: number
}

export async function backUp(settings: Settings, { to, physical, withSecret, nowMs }: BackupOptions): Promise<string> {
  const isCluster = physical && settings.databaseUrl === null
  const path = to ?? join(settings.dataDir, 'backups', backupName(nowMs))
  const secret = isCluster ? null : await secretOf(settings)
  const written = await onDatabase(settings, async (connection) => {
    const { key, opening } = await writingKeyOf(settings)
    const backup = { connection, to: path, nowMs, key, withSecret }
    if (secret === null) await backUpCluster({ ...backup, dataDir: settings.dataDir, authSecret: settings.authSecret })
    else {
      await backUpTables({ ...backup, secret })
      if (await hasFamilyKeys(connection)) await backUpKeys({ ...backup, secret, to: keysPathOf(path), withSecret: false })
    }
    return opening
  })
  const { backupKeepDays: keepDays, dataDir } = settings
  await prune({ dataDir, keepDays, nowMs })
  const rest = withSecret
    ? 'It contains the secret of this installation.'
    : 'It does not contain the secret of this installation (AUTH_SECRET, or the file DATA_DIR/secret), which a restore needs: store that separately.'
  return [`The backup is in ${path}. ${rest} Copy it to another machine.`, ...(written ? [newKeySentence(written)] : [])].join(
    '\n',
  )
}

async function backUpKeys(backup: Parameters<typeof backUpTables>[0]): Promise<void> {
  await backUpTables({ ...backup, part: 'keys' })
  await keepNewestKeys(dirname(backup.to), basename(backup.to))
}

async function hasFamilyKeys(connection: Connection): Promise<boolean> {
  return await withClient(connection, async (client) => {
    const { rows } = await client.query<{ there: boolean }>("select to_regclass('public.family_keys') is not null as there")
    return rows[0]?.there === true
  })
}

/** BACKUP_KEY, or the key of the data folder, which the first backup generates. */
async function writingKeyOf({ backupKey, dataDir }: Settings): Promise<{ key: WritingKey; opening: string | null }> {
  const file = join(dataDir, 'backup-key')
  const text = backupKey ?? (await readFile(file, 'utf8').catch(() => null))
  const known = text === null ? null : parseWritingKey(text)
  if (known) return { key: known, opening: null }
  if (text !== null)
    throw new Error(
      `The backup key in ${file} is damaged: restore the file, or remove it and the next backup generates another pair.`,
    )
  const { writing, opening } = makeBackupKeys()
  const key = parseWritingKey(writing)
  if (!key) throw new Error('The new backup key cannot be read.')
  await writeFile(file, `${writing}\n`, { mode: 0o600, flag: 'wx' })
  return { key, opening }
}

function newKeySentence(opening: string): string {
  return [
    'This was the first backup, and a key pair was generated for it. Only the opening key can read backups; it is not stored on this',
    'computer and is shown only now. Write it down in another place:',
    '',
    `  ${opening}`,
  ].join('\n')
}

/** For BACKUP_KEY: a key pair that is not stored here. */
export function newKeys(): string {
  const { writing, opening } = makeBackupKeys()
  return [
    'For the server, which makes backups and cannot open them:',
    `  BACKUP_KEY=${writing}`,
    'For another place, to restore:',
    `  ${opening}`,
  ].join('\n')
}

export interface RestoreOptions {
  readonly from: string
  readonly replace: boolean
  /** A file with the opening key; otherwise BACKUP_OPENING_KEY. */
  readonly keyFile: string | null
  readonly keysFrom: string | null
  readonly erasedFile: string | null
  readonly unsealed: boolean
  readonly nowMs: number
}

export async function restore(settings: Settings, options: RestoreOptions): Promise<string> {
  const { from, replace, nowMs } = options
  const opener = await openerOf(settings, options)
  const kind = await checkBackupFile(from, opener)
  if (kind === 'keys') throw new Error(`${from} contains only keys: name the copy of the tables, and this one with --keys.`)
  const keysFrom = kind === 'tables' ? await checkedKeys(options, opener) : null
  const carried = kind === 'tables' ? await readSecret(from, opener) : null
  const secret = (await findSecret(settings)) ?? carried
  const erased = secret === null ? null : await readErasedAccounts(erasureFiles(settings, options), secret)
  const privately = { dataDir: settings.dataDir, replace, nowMs, log, erased }
  const tables = { from, opener, keysFrom, erased, secret, log }

  if (settings.databaseUrl !== null) {
    if (kind === 'cluster') {
      throw new Error(
        `${from} is a copy of a private database's files, which cannot be restored to DATABASE_URL: restore it without DATABASE_URL, then copy that with "npm run db:backup".`,
      )
    }
    const connection = { connectionString: settings.migrateUrl ?? settings.databaseUrl }
    await checkConnection(connection, settings)
    return restored(await restoreTables({ ...tables, connection }), { erased, hasKeys: keysFrom !== null })
  }
  if (kind === 'cluster') {
    return restored(await restoreCluster({ ...privately, from, opener, secret }), { erased, hasKeys: true })
  }
  if (secret === null)
    throw new Error(
      'This backup needs the secret that it was made with: set AUTH_SECRET to the same value and restore again. Nothing was restored.',
    )
  return restored(
    await restorePrivately(privately, async (aside) => {
      await using server = await startPrivatePostgres({ dataDir: aside.dataDir, log, binaries: aside.native })
      await restoreTables({ ...tables, connection: server.connection })
      if (carried !== null && settings.authSecret === null)
        await writeFile(join(aside.dataDir, 'secret'), carried, { mode: 0o600 })
    }),
    { erased, hasKeys: keysFrom !== null },
  )
}

async function openerOf(settings: Settings, { from, keyFile, unsealed }: RestoreOptions): Promise<Opener> {
  if (!existsSync(from)) throw new Error(`There is no file ${from}.`)
  if (!(await isSealedFile(from))) {
    if (unsealed) return 'unsealed'
    throw new Error(
      `${from} is not an encrypted backup of Ankur, or is damaged. Nothing was restored. A copy from before backups were encrypted can be restored with --unsealed, if you know that nobody changed it.`,
    )
  }
  const text = keyFile === null ? settings.backupOpeningKey : await readFile(keyFile, 'utf8').catch(() => null)
  if (text === null) {
    throw new Error(
      'A backup can only be opened with its opening key: give it with --key FILE, or set BACKUP_OPENING_KEY. Nothing was restored.',
    )
  }
  const key = parseOpeningKey(text)
  if (!key) throw new Error('The opening key is not valid: it must begin with ankur-backup-opening-1-. Nothing was restored.')
  return key
}

async function checkedKeys({ from, keysFrom }: RestoreOptions, opener: Opener): Promise<string | null> {
  const beside = existsSync(keysPathOf(from)) ? keysPathOf(from) : await newestKeysIn(dirname(from))
  const path = keysFrom ?? beside
  if (path === null) return null
  if ((await checkBackupFile(path, opener)) !== 'keys')
    throw new Error(`${path} is not a copy of the families' keys. Nothing was restored.`)
  return path
}

function erasureFiles(settings: Settings, { erasedFile }: RestoreOptions): string[] {
  return [settings.erasuresFile, ...(erasedFile === null ? [] : [erasedFile])]
}

function backupName(nowMs: number): string {
  const stamp = new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '-')
  return `ankur-${stamp}Z.sealed`
}

function keysPathOf(path: string): string {
  return path.endsWith('.sealed') ? path.replace(/\.sealed$/, '.keys.sealed') : `${path}.keys`
}

interface RestoredFrom {
  readonly erased: ErasedAccounts | null
  /** A copy of the files contains the keys; a copy of the tables has them in a separate file. */
  readonly hasKeys: boolean
}

function restored({ counts, mailsHeld, accountsErased }: RestoredPlace, { erased, hasKeys }: RestoredFrom): string {
  const rows = counts.reduce((sum, count) => sum + count.rows, 0)
  return [
    `Restored and checked: ${rows} rows in ${counts.length} tables.`,
    'Everybody must sign in again; earlier share links are disabled.',
    ...(hasKeys
      ? []
      : [
          "No copy of the families' keys was found: data encrypted with them cannot be read. If you have it, restore again with --replace --keys FILE.",
        ]),
    ...(mailsHeld > 0 ? [`${mailsHeld} queued mails are held: npm run admin -- mail held`] : []),
    erased === null
      ? 'No list of erased accounts was found: accounts erased since this backup exist again. Erase them again, or restore with --erased FILE.'
      : `${accountsErased} accounts that were erased since this backup were erased again.`,
  ].join('\n')
}
