import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { connectionTo } from './access.ts'
import { isServing, readPostmasterPid } from './postmaster-pid.ts'
import { announcePresence, othersPresent } from './presence.ts'
import { stopServer } from './stop-server.ts'

/**
 * Stops the server that a killed app left behind; false when none runs. Refused while it is in use, because its app would
 * restart it.
 */
export async function stopLeftOver(dataDir: string): Promise<boolean> {
  if (!existsSync(dataDir)) return false
  const home = realpathSync(dataDir)
  const cluster = join(home, 'pg')
  const written = readPostmasterPid(cluster)
  if (!written || !isServing(written.pid, cluster)) return false

  const presence = await announcePresence(connectionTo(written, home), cluster)
  if (presence) {
    presence.ref()
    const others = await othersPresent(presence)
    await presence.end()
    if (others.length > 0)
      throw new Error(`Ankur is still running on this database (process ${others.join(', ')}): stop that first.`)
  }
  await stopServer(cluster, written)
  return true
}
