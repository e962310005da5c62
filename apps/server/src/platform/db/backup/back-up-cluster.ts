/**
 * A backup of the private database during normal use: its files as they are, and the WAL written meanwhile, from which
 * PostgreSQL restores consistency.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { pack as createPack, type Pack } from 'tar-stream'
import { withClient, type Connection } from '../connection.ts'
import { POSTGRES_MAJOR } from '../embedded/postgres-binaries.ts'
import { MANIFEST_NAME, secretFingerprint, writeBackupFile } from './backup-file.ts'
import type { WritingKey } from './backup-keys.ts'
import { packCluster, packEntry, packFile } from './cluster-files.ts'

export interface ClusterManifest {
  readonly format: 'ankur-cluster-1'
  readonly createdAt: string
  readonly postgres: string
  readonly secretFingerprint: string | null
  /** Whether the secret itself is included. */
  readonly carriesSecret: boolean
}

interface ClusterBackup {
  readonly connection: Connection
  readonly dataDir: string
  readonly to: string
  readonly nowMs: number
  readonly key: WritingKey
  /** The operator's AUTH_SECRET; without one, the secret of the data folder counts. */
  readonly authSecret: string | null
  /** Includes the secret of the data folder in the copy. */
  readonly withSecret?: boolean
}

/** Writes a backup of the private database, which keeps running. */
export async function backUpCluster(backup: ClusterBackup): Promise<void> {
  const pack = createPack()
  const packed = withClient(backup.connection, (client) => packEverything(pack, client, backup)).then(
    () => pack.finalize(),
    (error: Error) => pack.destroy(error),
  )
  // Throws the first error, from here or from the disk.
  await writeBackupFile(backup.to, Readable.from(pack), backup.key)
  await packed
}

async function packEverything(
  pack: Pack,
  client: pg.Client,
  { dataDir, authSecret, nowMs, withSecret }: ClusterBackup,
): Promise<void> {
  const cluster = join(dataDir, 'pg')
  const secret = authSecret ?? (await readSecret(dataDir))
  const carried = withSecret ? secret : null
  const manifest: ClusterManifest = {
    format: 'ankur-cluster-1',
    createdAt: new Date(nowMs).toISOString(),
    postgres: POSTGRES_MAJOR,
    secretFingerprint: secret && secretFingerprint(secret),
    carriesSecret: carried !== null,
  }
  await packEntry(pack, { name: MANIFEST_NAME, mode: 0o600 }, JSON.stringify(manifest))
  if (carried) await packEntry(pack, { name: 'secret', mode: 0o600 }, carried)

  // The replication slot prevents the needed WAL from being recycled; it is dropped with the connection.
  await client.query("select pg_create_physical_replication_slot('ankur_backup_' || pg_backend_pid(), true, true)")
  await client.query("select pg_backup_start('ankur', true)")
  await packCluster(pack, cluster, 'pg')
  const { rows } = await client.query<{ labelfile: string; last_segment: string }>(
    'select labelfile, pg_walfile_name(lsn) as last_segment from pg_backup_stop(false)',
  )
  const [stop] = rows
  if (!stop) throw new Error('the server did not report the end of the backup')
  await packEntry(pack, { name: 'pg/backup_label', mode: 0o600 }, stop.labelfile)
  await packWal(pack, cluster, firstSegment(stop.labelfile), stop.last_segment)
}

async function packWal(pack: Pack, cluster: string, first: string, last: string): Promise<void> {
  const wal = join(cluster, 'pg_wal')
  for (const name of (await readdir(wal)).sort()) {
    const needed = /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last
    if (needed || name.endsWith('.history')) await packFile(pack, join(wal, name), `pg/pg_wal/${name}`)
  }
}

function firstSegment(label: string): string {
  const name = /^START WAL LOCATION: .* \(file ([0-9A-F]{24})\)/m.exec(label)?.[1]
  if (!name) throw new Error('the server did not report the start of the backup')
  return name
}

async function readSecret(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(join(dataDir, 'secret'), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
