/** Starts the one PostgreSQL that all test files of a run share (vitest's `globalSetup`). */
import { startTestPostgres } from './test-postgres.ts'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The environment variable with the server's address for the test workers. */
export const TEST_POSTGRES = 'ANKUR_TEST_POSTGRES'

export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestPostgres(memoryFolder())
  process.env[TEST_POSTGRES] = JSON.stringify(server.connection)
  return () => server.stop()
}

const GIB = 2 ** 30

/** The space in bytes that the cluster of a test run needs at most: its write-ahead log and the test databases. */
const NEEDED = { folder: 4 * GIB, memory: 8 * GIB }

/** Returns a folder in memory, which halves the cost of cloning a database, or the temporary folder if there is no room. */
export function memoryFolder(folder = '/dev/shm', needed = NEEDED): string {
  try {
    const { bavail, bsize } = statfsSync(folder)
    const hasRoom = bavail * bsize >= needed.folder && process.availableMemory() >= needed.memory
    return hasRoom && mayRunFiles(folder) ? folder : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** A root process may run PostgreSQL from its data folder (`embedded/server-user.ts`), which containers often forbid in memory folders. */
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
