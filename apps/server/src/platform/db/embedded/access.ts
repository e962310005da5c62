/**
 * Access control of the private server. On Unix, only users who can enter the private folder of its socket. PostgreSQL on
 * Windows has no such protection, so there it listens on the loopback address at a free port with a random password.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Connection } from '../connection.ts'
import type { PostmasterPid } from './postmaster-pid.ts'

const LOOPBACK = '127.0.0.1'

/** The names of the one user and the one database inside the private server. */
const OWNER = { user: 'postgres', database: 'postgres' }

/** The connection to a running server, from its `postmaster.pid`. */
export function connectionTo({ port, socketDirectory }: PostmasterPid, dataDir: string): Connection {
  if (process.platform !== 'win32') return { host: socketDirectory, port, ...OWNER }
  return { host: LOOPBACK, port, ...OWNER, password: readFileSync(passwordFile(dataDir), 'utf8') }
}

/** Returns the server settings that allow only this kind of connection. */
export async function accessSettings(socketDirectory: string): Promise<Record<string, string>> {
  if (process.platform === 'win32') return { listen_addresses: LOOPBACK, port: String(await freePort()) }
  return { listen_addresses: '', port: '5432', unix_socket_directories: socketDirectory }
}

/** Returns the arguments of `initdb` for the password. */
export function passwordArguments(dataDir: string): string[] {
  if (process.platform !== 'win32') return ['--auth=trust']
  const file = passwordFile(dataDir)
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return ['--auth=scram-sha-256', `--pwfile=${file}`]
}

function passwordFile(dataDir: string): string {
  return join(dataDir, 'pg-password')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, LOOPBACK, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
