import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { until } from './embedded/app-process.ts'
import { testDatabase } from './test-database.ts'
import { makeTestDirectory, removeTestPostgres } from './test-postgres.ts'
import { TEST_POSTGRES, memoryFolder } from './test-server.ts'
import { tmpdir } from 'node:os'

// These tests start and stop processes while other tests run on the same machine.
vi.setConfig({ testTimeout: 60_000 })

test('test databases are isolated from each other', async () => {
  await using first = await testDatabase()
  await using second = await testDatabase()
  await first.query('create table mine ()')
  expect(await second.query("select to_regclass('mine') as mine")).toEqual([{ mine: null }])
})

test('a killed test run leaves no server and no folder', async () => {
  const temp = makeTestDirectory()
  onTestFinished(() => removeTestPostgres(temp))
  const script = `import { testDatabase } from ${JSON.stringify(join(import.meta.dirname, 'test-database.ts'))}
    console.log((await testDatabase()).url)
    process.kill(process.pid, 'SIGKILL')`
  const env = { ...process.env, TMPDIR: temp, [TEST_POSTGRES]: '' }
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'close')

  expect(await text(child.stdout)).toContain('postgres:///test_')
  await exited
  await until('all is cleaned up', () => readdirSync(temp).length === 0)
})

test('a memory folder with enough room is used, and nothing is left in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ankur-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  expect(memoryFolder(folder, { folder: 1, memory: 1 })).toBe(folder)
  expect(readdirSync(folder)).toEqual([])
})

test('without a memory folder, or without enough room, the temporary folder is used', () => {
  expect(memoryFolder('/nowhere')).toBe(tmpdir())
  const folder = mkdtempSync(join(tmpdir(), 'ankur-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  expect(memoryFolder(folder, { folder: Infinity, memory: 1 })).toBe(tmpdir())
  expect(memoryFolder(folder, { folder: 1, memory: Infinity })).toBe(tmpdir())
})
