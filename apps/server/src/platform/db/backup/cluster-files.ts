/**
 * Which files of a running server belong to a backup, and how to read them while they change: torn pages are repaired from
 * the WAL.
 */
import { constants } from 'node:fs'
import { open, readdir, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pack } from 'tar-stream'

const CHUNK_BYTES = 1 << 20

/** Only meaningful for the running server; the restored one creates its own. */
const NEVER_COPIED =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|current_logfiles.*|pg_internal\.init.*|pgsql_tmp.*)$/

/** Folders that must exist and be empty. The needed WAL is added at the end. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])

/** Adds a server's folder to the archive under `prefix`. */
export async function packCluster(pack: Pack, cluster: string, prefix: string): Promise<void> {
  await packFolder(pack, cluster, prefix)
}

async function packFolder(pack: Pack, folder: string, name: string): Promise<void> {
  await packEntry(pack, { name, type: 'directory', mode: 0o700 })
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(ignoreVanished)) {
    if (NEVER_COPIED.test(entry.name)) continue
    const path = join(folder, entry.name)
    const packed = `${name}/${entry.name}`
    if (entry.isFile()) await packFile(pack, path, packed)
    else if (EMPTIED.has(entry.name)) await packEntry(pack, { name: packed, type: 'directory', mode: 0o700 })
    else if (entry.isDirectory()) await packFolder(pack, path, packed)
  }
}

/** Adds one file with its current size, even if it changes meanwhile. */
export async function packFile(pack: Pack, path: string, name: string): Promise<void> {
  const file = await open(path, constants.O_RDONLY).catch(ignoreVanishedFile)
  if (!file) return
  try {
    const { size } = await file.stat()
    if (size === 0) return await packEntry(pack, { name, mode: 0o600 })
    await pipeline(Readable.from(chunksOf(file, size), { objectMode: false }), pack.entry({ name, size, mode: 0o600 }))
  } finally {
    await file.close()
  }
}

/** Adds one small generated file. */
export async function packEntry(
  pack: Pack,
  header: { name: string; type?: 'directory'; mode: number },
  content = '',
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    pack.entry(header, content, (error) => (error ? reject(error) : resolve()))
  })
}

async function* chunksOf(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size;) {
    const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, size - at))
    // Fewer bytes than before means that it was truncated since: the WAL contains that as well, so zeros are enough.
    await file.read(chunk, 0, chunk.length, at)
    yield chunk
    at += chunk.length
  }
}

function ignoreVanished(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

function ignoreVanishedFile(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
