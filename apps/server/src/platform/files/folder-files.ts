import { createWriteStream } from 'node:fs'
import { mkdir, open, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Files } from './files.ts'

/** Stores one file per id, in a folder that only this program's user can access. */
export function folderFiles(folder: string): Files {
  const at = (id: string) => path.join(folder, checked(id))

  async function sizeOf(id: string): Promise<number> {
    return (await stat(at(id)).catch(unlessMissing))?.size ?? 0
  }

  return {
    sizeOf,
    async append(id, offset, bytes: Readable) {
      const file = await openForAppend(folder, at(id), offset)
      // A failed write may have written a part, so the new size is read from the file. The sender's stream is not destroyed:
      // that would report the disk error to the sender before the state is consistent.
      await pipeline(bytes.iterator({ destroyOnReturn: false }), createWriteStream(at(id), { fd: file, start: offset }))
      return await sizeOf(id)
    },
    async read(id, start, end) {
      const file = await open(at(id), 'r')
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start)
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
    remove: (id) => rm(at(id), { force: true }),
    async room() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
}

/** Creates the file only at offset 0, so bytes that arrive after a deletion fail. */
async function openForAppend(folder: string, file: string, offset: number) {
  if (offset > 0) return await open(file, 'r+')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return await open(file, 'w', 0o600)
}

function checked(id: string): string {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new TypeError('An id of a file is a UUID')
  return id
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
