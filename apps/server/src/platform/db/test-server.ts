/** Starts the one PostgreSQL that all test files of a run share (vitest's `globalSetup`). */
import { memoryFolder } from './test-memory-folder.ts'
import { startTestPostgres } from './test-postgres.ts'

/** The environment variable with the server's address for the test workers. */
export const TEST_POSTGRES = 'ANKUR_TEST_POSTGRES'

export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestPostgres(memoryFolder())
  process.env[TEST_POSTGRES] = JSON.stringify(server.connection)
  return () => server.stop()
}
