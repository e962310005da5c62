import { createWriteStream } from 'node:fs'
import { lchown, mkdir, writeFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract as createExtract, type Extract } from 'tar-stream'
import { POSTGRES_MAJOR } from '../embedded/postgres-binaries.ts'
import type { ServerPlace } from '../embedded/server-place.ts'
import type { ClusterManifest } from './back-up-cluster.ts'
import { MANIFEST_NAME, readBackupFile, secretFingerprint, type Opener } from './backup-file.ts'
import { restorePrivately, type PrivateRestore, type RestoredPlace } from './restore-place.ts'

type Entry = Extract extends AsyncIterable<infer Item> ? Item : never

interface ClusterRestore extends PrivateRestore {
  readonly from: string
  readonly opener: Opener
  /** AUTH_SECRET, or the secret of the data folder. */
  readonly secret: string | null
}

/** Restores a backup of a private database into a data folder. */
export async function restoreCluster(restore: ClusterRestore): Promise<RestoredPlace> {
  return await restorePrivately(restore, (aside) => unpack(restore, aside))
}

async function unpack({ from, opener, secret }: ClusterRestore, aside: ServerPlace): Promise<void> {
  const archive = createExtract()
  const read = pipeline(readBackupFile(from, opener), archive)
  // A damaged file causes errors in both streams; one of them is enough to report.
  read.catch(() => {})
  let manifest: ClusterManifest | undefined
  for await (const entry of archive) {
    if (entry.header.name === MANIFEST_NAME) {
      manifest = JSON.parse(await text(entry)) as ClusterManifest
      refuseOtherMajor(manifest)
      refuseOtherSecret(manifest, secret)
      continue
    }
    if (!manifest) throw new Error(`${from} is not a backup of Ankur.`)
    await unpackEntry(entry, aside)
  }
  await read
  if (!manifest) throw new Error(`${from} is not a backup of Ankur.`)
}

async function unpackEntry(entry: Entry, aside: ServerPlace): Promise<void> {
  const path = pathWithin(aside.dataDir, entry.header.name)
  if (entry.header.name === 'secret') return await writeFile(path, await text(entry), { mode: 0o600 })
  if (entry.header.type === 'directory') {
    entry.resume()
    await mkdir(path, { mode: 0o700 })
  } else await pipeline(entry, createWriteStream(path, { mode: 0o600 }))
  const { uid, gid } = aside.user
  if (uid !== undefined && gid !== undefined) await lchown(path, uid, gid)
}

function pathWithin(folder: string, name: string): string {
  const path = normalize(name)
  // An untrusted file must not write outside the target folder.
  if (path !== 'secret' && path !== 'pg' && !/^pg[/\\]/.test(path))
    throw new Error(`The backup contains ${name}, which does not belong in it.`)
  return join(folder, path)
}

function refuseOtherMajor({ postgres }: ClusterManifest): void {
  if (postgres === POSTGRES_MAJOR) return
  throw new Error(
    `The backup was made with PostgreSQL ${postgres}, but this version of Ankur uses PostgreSQL ${POSTGRES_MAJOR}: restore it with the version that made it, and there run "npm run db:backup -- --logical".`,
  )
}

function refuseOtherSecret({ secretFingerprint: known, carriesSecret }: ClusterManifest, secret: string | null): void {
  if (known === null) return
  if (secret !== null && secretFingerprint(secret) !== known) {
    throw new Error(
      'This backup is of another installation: its secret is not AUTH_SECRET, or the file DATA_DIR/secret, of this one.',
    )
  }
  if (secret === null && !carriesSecret) {
    throw new Error(
      'This backup needs the secret that it was made with: set AUTH_SECRET to the same value and restore again. Nothing was restored.',
    )
  }
}
