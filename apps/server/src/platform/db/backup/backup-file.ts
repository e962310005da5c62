/**
 * The file a backup lives in: gzip around a tar of the private database's
 * folder, or around lines of JSON with every table. It holds what families
 * told us, so it is readable by its owner only.
 */
import { createHmac } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** `cluster` is the private database's folder, `tables` every row of any database. */
export type BackupKind = 'cluster' | 'tables'

/** Writes a backup beside its place and renames it, so that a file of that name is always whole. */
export async function writeBackupFile(path: string, content: Readable): Promise<void> {
  await refuseExisting(path)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const partial = `${path}.partial`
  try {
    await pipeline(content, createGzip(), createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true }))
    await rename(partial, path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') {
      throw new Error(`${partial} exists: another backup is being written, or was cut off. Remove it and try again.`)
    }
    await rm(partial, { force: true })
    if (code === 'ENOSPC') throw new Error(`There is no room for the backup in ${dirname(path)}: choose another place with --to.`)
    throw error
  }
}

async function refuseExisting(path: string): Promise<void> {
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  if (exists) throw new Error(`${path} exists already: choose another name for the backup.`)
}

/** The unpacked bytes of a backup. */
export function readBackupFile(path: string): Readable {
  const unpacked = createGunzip()
  const file = createReadStream(path)
  file.on('error', (error) => unpacked.destroy(error))
  return file.pipe(unpacked)
}

/** Tells the two kinds apart by how they begin; throws one sentence for any other file. */
export async function backupKind(path: string): Promise<BackupKind> {
  const beginning = await readBeginning(path)
  if (beginning.startsWith('{"format":"ankur-tables-')) return 'tables'
  if (beginning.startsWith(MANIFEST_NAME)) return 'cluster'
  throw new Error(`${path} is not a backup of Ankur.`)
}

/** The first entry of a `cluster` backup. */
export const MANIFEST_NAME = 'ankur-backup.json'

async function readBeginning(path: string): Promise<string> {
  try {
    for await (const chunk of readBackupFile(path)) return (chunk as Buffer).subarray(0, 64).toString('latin1')
    return ''
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Error(`There is no file ${path}.`)
    throw new Error(`${path} is not a backup of Ankur, or is damaged.`)
  }
}

/** Lets a restore recognise the secret of a backup, without the backup telling it. */
export function secretFingerprint(secret: string): string {
  return createHmac('sha256', secret).update('ankur backup').digest('hex')
}
