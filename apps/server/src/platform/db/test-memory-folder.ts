import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const GIB = 2 ** 30

/** What the cluster of a test run takes at most: its write-ahead log, and the databases of the tests that run. */
const NEEDED = { folder: 4 * GIB, memory: 8 * GIB }

/** Where files cost no disk, which halves what a cloned database costs; the usual temporary folder where there is no room. */
export function memoryFolder(folder = '/dev/shm', needed = NEEDED): string {
  try {
    const { bavail, bsize } = statfsSync(folder)
    const hasRoom = bavail * bsize >= needed.folder && process.availableMemory() >= needed.memory
    return hasRoom && mayRunFiles(folder) ? folder : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Root's PostgreSQL may run from beside its data (`embedded/server-user.ts`), and containers often forbid that here. */
function mayRunFiles(folder: string): boolean {
  const own = mkdtempSync(join(folder, 'ankur-test-'))
  try {
    const file = join(own, 'run')
    writeFileSync(file, '#!/bin/sh\nexit 0\n', { mode: 0o700 })
    return spawnSync(file).status === 0
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}
