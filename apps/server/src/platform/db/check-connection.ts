import { withClient, type Connection } from './connection.ts'
import { isDatabaseAway } from './database-away.ts'

interface Addresses {
  readonly databaseUrl: string | null
  readonly migrateUrl: string | null
}

/** Opens and closes one connection, so that whoever gave a wrong address reads which setting to put right. */
export async function checkConnection(connection: Connection, { databaseUrl, migrateUrl }: Addresses): Promise<void> {
  if (databaseUrl === null) return
  const name = migrateUrl === null ? 'DATABASE_URL' : 'MIGRATE_URL'
  await withClient(connection, async () => {}).catch((error: NodeJS.ErrnoException) => {
    const isSilent = isDatabaseAway(error) || /^E[A-Z]+$/.test(error.code ?? '')
    // The rest is a refusal: no such database or user, a wrong password or none, a certificate that nobody knows.
    const what = isSilent ? 'does not answer' : 'does not let Ankur in'
    throw new Error(`The database that ${name} names ${what}.`, { cause: error })
  })
}
