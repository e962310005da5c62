/** A process that waits for the test run to let go of its pipe, which the system does even for a killed one, and then cleans up. */
import { removeTestPostgres } from './test-postgres.ts'

const directory = process.argv[2]
process.stdin.resume().on('close', () => {
  if (directory) void removeTestPostgres(directory)
})
