import { createWriteStream } from 'node:fs'
import { mkdir, open, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Files } from './files.ts'

/** One file per id, in a folder that only this program may enter. */
export function folderFiles(folder: string): Files {
  const at = (id: string) => path.join(folder, checked(id))

  async function sizeOf(id: string): Promise<number> {
    return (await stat(at(id)).catch(unlessMissing))?.size ?? 0
  }

  return {
    sizeOf,
    async append(id, offset, bytes: Readable) {
      const file = await openForAppend(folder, at(id), offset)
      // A write that fails half-way has still written: what counts is what the file holds. It leaves the sender's stream as it
      // is: to end that with the disk's error would tell the sender of it before anything is put in order.
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

/** Only the first bytes make a file: what comes after a removal has nowhere to go. */
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
