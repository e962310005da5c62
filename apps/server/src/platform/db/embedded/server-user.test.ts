import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { removeTestPostgres } from '../test-postgres.ts'
import { home, runApp } from './app-process.ts'
import { ask, emptyDirectory, installedDirectory, silent } from './installed-data.ts'
import { findBinaries } from './postgres-binaries.ts'
import { startPrivatePostgres } from './private-postgres.ts'
import { canReach } from './server-user.ts'

const isRoot = process.getuid?.() === 0
const isLinux = process.platform === 'linux'

// These tests start and stop processes while other tests run on the same machine.
vi.setConfig({ testTimeout: 60_000 })

test.runIf(isRoot && isLinux)('if started by root, the server and its data belong to an unprivileged user', async () => {
  const dataDir = emptyDirectory()
  const server = await startPrivatePostgres({ dataDir, log: silent })
  expect(statSync(`/proc/${server.pid}`).uid).not.toBe(0)
  expect(statSync(join(dataDir, 'pg')).uid).not.toBe(0)
  await server.stop()
})

test.runIf(isRoot && isLinux)(
  'in a private folder of root the server runs in a user namespace, or an error says what to do',
  async () => {
    const outer = emptyDirectory()
    chmodSync(outer, 0o700)
    const start = startPrivatePostgres({ dataDir: join(outer, 'data'), log: silent })
    onTestFinished(() => removeTestPostgres(join(outer, 'data')))
    if (canReach({ unshared: true }, '/')) {
      await (await start).stop()
      const again = await startPrivatePostgres({ dataDir: join(outer, 'data'), log: silent })
      expect(await ask(again, 'select 1 as one')).toEqual([{ one: 1 }])
      await again.stop()
    } else {
      await expect(start).rejects.toThrow(
        'run Ankur as a normal user, set DATA_DIR to a folder outside private ones, or set DATABASE_URL',
      )
    }
    expect(statSync(outer).mode & 0o777).toBe(0o700)
  },
)

test.runIf(isRoot && isLinux)('binaries that the server user cannot access are copied into the data folder', async () => {
  const dataDir = await installedDirectory()
  const hidden = emptyDirectory()
  cpSync(findBinaries(), join(hidden, 'native'), { recursive: true })
  chmodSync(hidden, 0o700)

  const server = await startPrivatePostgres({ dataDir, log: silent, binaries: join(hidden, 'native') })
  expect(readdirSync(dataDir)).toContain('pg-binaries-18')
  await server.stop()
})

test.runIf(isRoot && isLinux)('an unprivileged user can start, find and stop the server as root can', async () => {
  const user = { uid: Number(spawnSync('id', ['-u', 'nobody']).stdout), gid: Number(spawnSync('id', ['-g', 'nobody']).stdout) }
  const parent = emptyDirectory()
  chmodSync(parent, 0o777)
  const dataDir = join(parent, 'data')

  const first = runApp(dataDir, { user, env: home })
  const { pid } = await first.ready
  const second = runApp(dataDir, { user, env: home })
  expect(await second.ready).toMatchObject({ pid, started: false })
  await second.end('SIGTERM')
  await first.end('SIGTERM')

  expect(statSync(join(dataDir, 'pg')).uid).toBe(user.uid)
  expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false)
})
