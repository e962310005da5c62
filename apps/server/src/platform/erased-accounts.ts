/**
 * The list of erased accounts, in a file outside the database, so that a restored backup does not bring them back.
 *
 * The file is append-only. A line is a keyed hash of an account id, so the file reveals nothing about anybody. A line that
 * starts with a minus cancels that hash, for an erasure that the database refused.
 */
import { createHmac, hkdfSync } from 'node:crypto'
import { appendFile, mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'

export interface ErasedAccounts {
  has(userId: string): boolean
}

export interface ErasureList {
  /** Writes to disk before it returns, so that an erasure interrupted by a crash is still on the list. */
  add(userIds: readonly string[]): Promise<void>
  takeBack(userIds: readonly string[]): Promise<void>
}

export function openErasureList(file: string, authSecret: string): ErasureList {
  const hashOf = hasher(authSecret)
  const append = async (lines: string[]) => {
    if (lines.length === 0) return
    await mkdir(dirname(file), { recursive: true })
    const handle = await open(file, 'a', 0o600)
    try {
      await appendFile(handle, `${lines.join('\n')}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
  }
  return {
    add: (userIds) => append(userIds.map(hashOf)),
    takeBack: (userIds) => append(userIds.map((id) => `-${hashOf(id)}`)),
  }
}

/**
 * Runs an erasure and adds its accounts to the list. A failed write to the list is logged and does not stop the erasure, as the
 * family's request has priority.
 */
export async function withErasureListed<Result>(
  { erasures, log }: { readonly erasures: ErasureList; readonly log: Pick<FastifyBaseLogger, 'error'> },
  userIds: readonly string[],
  erase: () => Promise<Result>,
): Promise<Result> {
  const logged = (err: unknown) => log.error({ err }, 'The list of erased accounts could not be written')
  await erasures.add(userIds).catch(logged)
  try {
    return await erase()
  } catch (error) {
    await erasures.takeBack(userIds).catch(logged)
    throw error
  }
}

/** Returns null if there is no file. Throws if a line is malformed, so that a partial list is not used as a complete one. */
export async function readErasedAccounts(files: readonly string[], authSecret: string): Promise<ErasedAccounts | null> {
  const erased = new Set<string>()
  let isThere = false
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (text === null) continue
    isThere = true
    // A crash may have cut off the last line; its erasure had not started.
    const lines = text
      .slice(0, text.lastIndexOf('\n') + 1)
      .split('\n')
      .filter(Boolean)
    for (const line of lines) {
      if (!/^-?[\w-]{43}$/.test(line)) throw new Error(`${file} is not a list of erased accounts.`)
      if (line.startsWith('-') && line.length === 44) erased.delete(line.slice(1))
      else erased.add(line)
    }
  }
  const hashOf = hasher(authSecret)
  return isThere ? { has: (userId) => erased.has(hashOf(userId)) } : null
}

function hasher(authSecret: string): (userId: string) => string {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'ankur erased accounts 1', 32))
  return (userId) => createHmac('sha256', key).update(userId).digest('base64url')
}
