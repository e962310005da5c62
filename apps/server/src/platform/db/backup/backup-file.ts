/**
 * The format of a backup file: encrypted gzip around lines of JSON with every table, or around a tar of the private
 * database's folder. It contains families' data, so only the opening key can decrypt it.
 */
import { createHmac } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, open as openFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline as pipeInBackground } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { OpeningKey, WritingKey } from './backup-keys.ts'
import { open, seal, SEALED_MAGIC, InvalidSealedFile } from './sealed-stream.ts'

/**
 * `cluster` is the private database's folder, `tables` every row of any database, `keys` only the families' wrapped keys.
 */
export type BackupKind = 'cluster' | 'tables' | 'keys'

/** `unsealed`: a file from before backups were encrypted, which has no authentication. */
export type Opener = OpeningKey | 'unsealed'

/** Writes a backup to a temporary name and renames it, so that a file with the final name is always complete. */
export async function writeBackupFile(path: string, content: Readable, key: WritingKey): Promise<void> {
  await refuseExisting(path)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const partial = `${path}.partial`
  try {
    const file = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true })
    await pipeline(content, createGzip(), (packed: AsyncIterable<Uint8Array>) => seal(packed, key), file)
    await rename(partial, path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') {
      throw new Error(`${partial} exists: another backup is being written, or was interrupted. Remove it and try again.`)
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

/** The decrypted and unpacked bytes of a backup. If it cannot be opened, the stream is destroyed with the reason. */
export function readBackupFile(path: string, opener: Opener): Readable {
  const file = createReadStream(path)
  const unpacked = createGunzip()
  // The reader of `unpacked` gets the error there.
  if (opener === 'unsealed') pipeInBackground(file, unpacked, () => {})
  else
    pipeInBackground(
      file,
      (sealed: AsyncIterable<Uint8Array>) => open(sealed, opener),
      unpacked,
      () => {},
    )
  return unpacked
}

/**
 * Reads a backup from end to end and returns what it contains. Throws a message if it was changed, truncated, encrypted for
 * another key, or is not a backup: a restore calls this before it changes anything.
 */
export async function checkBackupFile(path: string, opener: Opener): Promise<BackupKind> {
  let beginning = Buffer.alloc(0)
  try {
    for await (const chunk of readBackupFile(path, opener)) {
      if (beginning.length < BEGINNING_BYTES) beginning = Buffer.concat([beginning, chunk as Buffer]).subarray(0, BEGINNING_BYTES)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Error(`There is no file ${path}.`)
    if (error instanceof InvalidSealedFile) throw new Error(`${path} ${error.message}. Nothing was restored.`)
    throw new Error(`${path} is not a backup of Ankur, or is damaged. Nothing was restored.`)
  }
  const text = beginning.toString('latin1')
  if (text.startsWith('{"format":"ankur-tables-')) return 'tables'
  if (text.startsWith('{"format":"ankur-keys-')) return 'keys'
  if (text.startsWith(MANIFEST_NAME)) return 'cluster'
  throw new Error(`${path} is not a backup of Ankur.`)
}

/** Whether a file begins like an encrypted backup; false if it does not exist. */
export async function isSealedFile(path: string): Promise<boolean> {
  const file = await openFile(path, 'r').catch(() => null)
  if (!file) return false
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SEALED_MAGIC.length), 0, SEALED_MAGIC.length, 0)
    return bytesRead === SEALED_MAGIC.length && buffer.equals(SEALED_MAGIC)
  } finally {
    await file.close()
  }
}

/** The first entry of a `cluster` backup. */
export const MANIFEST_NAME = 'ankur-backup.json'

const BEGINNING_BYTES = 64

/** Allows a restore to recognise the secret of a backup without revealing it. */
export function secretFingerprint(secret: string): string {
  return createHmac('sha256', secret).update('ankur backup').digest('hex')
}
