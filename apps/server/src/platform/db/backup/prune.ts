/** Deletes old backups: deleted data is gone only after the last backup that contains it is deleted. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 60 * 60_000
const BACKUP = /^ankur-.*\.(sealed|tar\.gz|jsonl\.gz)(\.partial)?$/
const KEYS = /^ankur-.*\.keys\.sealed$/
/** Data moved aside by a restore with --replace; the name ends in its time. */
const MOVED_ASIDE = /^(?:pg|secret|pg-password)-before-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.\d+Z$/

interface Pruning {
  readonly dataDir: string
  readonly keepDays: number
  readonly nowMs: number
}

/**
 * Removes backups, and data that a restore moved aside, older than `keepDays` days. Returns the names of the removed files.
 */
export async function prune({ dataDir, keepDays, nowMs }: Pruning): Promise<string[]> {
  const before = nowMs - keepDays * DAY_MS
  const backups = join(dataDir, 'backups')
  const removed: string[] = []
  for (const name of await namesIn(backups)) {
    if (!BACKUP.test(name) || (await stat(join(backups, name))).mtimeMs >= before) continue
    await rm(join(backups, name))
    removed.push(name)
  }
  for (const name of await namesIn(dataDir)) {
    const [, day, ...time] = MOVED_ASIDE.exec(name) ?? []
    if (!day || Date.parse(`${day}T${time.join(':')}Z`) >= before) continue
    await rm(join(dataDir, name), { recursive: true, force: true })
    removed.push(name)
  }
  return removed
}

/** Keeps only the newest backup of the families' keys, because an older one could decrypt data erased since. */
export async function keepNewestKeys(folder: string, newest: string): Promise<void> {
  for (const name of await namesIn(folder)) if (KEYS.test(name) && name !== newest) await rm(join(folder, name))
}

export async function newestKeysIn(folder: string): Promise<string | null> {
  const name = (await namesIn(folder))
    .filter((each) => KEYS.test(each))
    .toSorted()
    .at(-1)
  return name === undefined ? null : join(folder, name)
}

async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}
