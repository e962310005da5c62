/** A process that waits until the pipe to the test run closes, which also happens after a kill, and then cleans up. */
import { removeTestPostgres } from './test-postgres.ts'

const directory = process.argv[2]
process.stdin.resume().on('close', () => {
  if (directory) void removeTestPostgres(directory)
})
