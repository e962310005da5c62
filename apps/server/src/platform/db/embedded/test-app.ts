/**
 * The smallest app on a private database, for tests to kill: prints what it found, then each row whose commit was
 * confirmed.
 */
import { openDatabase } from '../open-database.ts'
import { startPrivatePostgres } from './private-postgres.ts'

const [dataDir = '', work] = process.argv.slice(2)
const log = { info() {}, warn() {}, error: (...words: unknown[]) => process.stderr.write(`${words.join(' ')}\n`) }

const server = await startPrivatePostgres({ dataDir, log })
const db = openDatabase(server.connection)
await db.query('create table if not exists promises (id bigint generated always as identity primary key, filler text not null)')
say({ pid: server.pid, started: server.started, connection: server.connection })

process.once('SIGTERM', () => void leave())
if (work === 'writes') for (;;) await promiseRow()
// Keeps an idle app alive, as a listening port would.
setInterval(() => {}, 60_000)

async function promiseRow(): Promise<void> {
  const [row] = await db.query<{ id: number }>("insert into promises (filler) values (repeat('x', 1000)) returning id")
  say({ promised: row?.id })
}

async function leave(): Promise<void> {
  await db.close()
  await server.stop()
  process.exit(0)
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
